// SHA-1 and SHA-256 of libcrypto, on systems that have no hash functions of their own.
// The archive is linked, not the shared library: the linker takes the few
// objects of these (40 KB), and the start of the process does not load 4 MB.

#ifndef XIBDB_LIBCRYPTO_SHIM_H
#define XIBDB_LIBCRYPTO_SHIM_H

// The functions for one digest are deprecated since OpenSSL 3 in favour of
// ones that look the digest up by name, which needs all of the library.
#define OPENSSL_SUPPRESS_DEPRECATED
#include <openssl/sha.h>
#include <stddef.h>

enum { xibdbSHA1Size = SHA_DIGEST_LENGTH, xibdbSHA256Size = SHA256_DIGEST_LENGTH };

// SHA-1 over two pieces, one after the other.
static inline void xibdbSHA1(
    const void *first, size_t firstSize, const void *second, size_t secondSize, unsigned char digest[SHA_DIGEST_LENGTH]
) {
    SHA_CTX state;
    SHA1_Init(&state);
    SHA1_Update(&state, first, firstSize);
    SHA1_Update(&state, second, secondSize);
    SHA1_Final(digest, &state);
}

// SHA-256, likewise.
static inline void xibdbSHA256(
    const void *first, size_t firstSize, const void *second, size_t secondSize, unsigned char digest[SHA256_DIGEST_LENGTH]
) {
    SHA256_CTX state;
    SHA256_Init(&state);
    SHA256_Update(&state, first, firstSize);
    SHA256_Update(&state, second, secondSize);
    SHA256_Final(digest, &state);
}

#endif
