// The parts of libxml2 that Swift cannot use directly. The error
// parameter of the error callback is mutable up to libxml2 2.11, and const from
// 2.12 on. The callback is therefore written in C and stores plain values.

#ifndef XIBDB_LIBXML2_SHIM_H
#define XIBDB_LIBXML2_SHIM_H

// Debian builds libxml2 with ICU. The headers of ICU conflict with the copy of
// ICU in Swift's Foundation, and this code does not need them.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/encoding.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>

// The first error of a parse. Later errors are usually consequences of the
// first error.
typedef struct {
    int code;
    int line;
    int column;
    char message[512];
} XibdbXMLError;

// The user data of the callbacks: the first error, and the reader in Swift.
typedef struct {
    XibdbXMLError error;
    void *reader;
} XibdbXMLState;

#if LIBXML_VERSION >= 21200
typedef const xmlError *XibdbErrorPointer;
#else
typedef xmlErrorPtr XibdbErrorPointer;
#endif

static void xibdbKeepFirstError(void *userData, XibdbErrorPointer error) {
    XibdbXMLState *state = (XibdbXMLState *)userData;
    if (state == NULL || error == NULL || error->level < XML_ERR_ERROR) return;
    if (state->error.code != 0) return;
    state->error.code = error->code;
    state->error.line = error->line;
    state->error.column = error->int2;
    const char *from = error->message ? error->message : "";
    unsigned i = 0;
    while (i + 1 < sizeof state->error.message && from[i] != 0) {
        state->error.message[i] = from[i];
        i += 1;
    }
    state->error.message[i] = 0;
}

// Discards the messages that libxml2 reports outside a parse, for example about
// an encoding. By default, libxml2 prints them to standard error, without the
// path of the file.
static void xibdbSayNothing(void *context, const char *message, ...) {
    (void)context;
    (void)message;
}

static inline void xibdbSilence(void) { xmlSetGenericErrorFunc(0, xibdbSayNothing); }

static inline void xibdbUseErrorCallback(xmlSAXHandler *handler) {
    handler->serror = xibdbKeepFirstError;
}

#endif
