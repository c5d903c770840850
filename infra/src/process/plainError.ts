/** An error whose message already is the line for the person who started the program: there is nothing more to know. */
export abstract class PlainError extends Error {}
