/** An error whose message is the line for the person who started the program; it needs no stack. */
export abstract class PlainError extends Error {}
