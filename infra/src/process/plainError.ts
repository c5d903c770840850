/** An error whose message is one line for the operator; it needs no stack trace. */
export abstract class PlainError extends Error {}
