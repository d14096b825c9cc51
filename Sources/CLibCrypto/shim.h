// SHA-1 and SHA-256 from libcrypto, for systems that do not provide hash
// functions. xibdb links the static library, so the program contains only the
// few object files that it needs (40 KB). It does not load a shared library of
// 4 MB when it starts.

#ifndef XIBDB_LIBCRYPTO_SHIM_H
#define XIBDB_LIBCRYPTO_SHIM_H

// OpenSSL 3 deprecates the functions for a single digest. The new functions look
// up the digest by name, which needs the whole library.
#define OPENSSL_SUPPRESS_DEPRECATED
#include <openssl/sha.h>
#include <stddef.h>

enum { xibdbSHA1Size = SHA_DIGEST_LENGTH, xibdbSHA256Size = SHA256_DIGEST_LENGTH };

// Computes one SHA-1 of the bytes of both buffers: the first, then the second.
static inline void xibdbSHA1(
    const void *first, size_t firstSize, const void *second, size_t secondSize, unsigned char digest[SHA_DIGEST_LENGTH]
) {
    SHA_CTX state;
    SHA1_Init(&state);
    SHA1_Update(&state, first, firstSize);
    SHA1_Update(&state, second, secondSize);
    SHA1_Final(digest, &state);
}

// Computes one SHA-256 of the bytes of both buffers: the first, then the second.
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
