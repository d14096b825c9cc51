// What Swift cannot say to libxml2 by itself: the error callback's type
// changed between libxml2 2.11 and 2.12 (a mutable, then a const error), so
// the callback is made here and hands on plain values.

#ifndef XIBDB_LIBXML2_SHIM_H
#define XIBDB_LIBXML2_SHIM_H

// Debian builds libxml2 with ICU, whose headers then clash with the copy of
// ICU inside Swift's Foundation. Nothing here needs them.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/encoding.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>

// The first error of a parse. Later ones are mostly consequences of it.
typedef struct {
    int code;
    int line;
    int column;
    char message[512];
} XibdbXMLError;

// What the callbacks get as their user data: the Swift reader and the place
// for the error. `error` is first, so that the error callback needs no more.
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

// What libxml2 says outside a parse (of an encoding, say) goes nowhere; by
// default it goes to standard error, without the path of the file.
static void xibdbSayNothing(void *context, const char *message, ...) {
    (void)context;
    (void)message;
}

static inline void xibdbSilence(void) { xmlSetGenericErrorFunc(0, xibdbSayNothing); }

static inline void xibdbUseErrorCallback(xmlSAXHandler *handler) {
    handler->serror = xibdbKeepFirstError;
}

#endif
