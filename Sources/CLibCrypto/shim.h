// SHA-1 and SHA-256 of libcrypto, for systems that have no hash functions of
// their own. xibdb links the static library, so the program contains only the
// few object files that it needs (40 KB). It does not load a shared library of
// 4 MB when it starts.

#ifndef XIBDB_LIBCRYPTO_SHIM_H
#define XIBDB_LIBCRYPTO_SHIM_H

// OpenSSL 3 deprecates the functions for one digest. The functions that replace
// them look the digest up by name, which needs all of the library.
#define OPENSSL_SUPPRESS_DEPRECATED
#include <openssl/sha.h>
#include <stddef.h>

enum { xibdbSHA1Size = SHA_DIGEST_LENGTH, xibdbSHA256Size = SHA256_DIGEST_LENGTH };

// Computes the SHA-1 of two buffers, one after the other.
static inline void xibdbSHA1(
    const void *first, size_t firstSize, const void *second, size_t secondSize, unsigned char digest[SHA_DIGEST_LENGTH]
) {
    SHA_CTX state;
    SHA1_Init(&state);
    SHA1_Update(&state, first, firstSize);
    SHA1_Update(&state, second, secondSize);
    SHA1_Final(digest, &state);
}

// Computes the SHA-256 of two buffers, one after the other.
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
