import type { ErrorResponse } from '@settlewise/contract/errors';

/** A field that the server refused, with its sentence. */
export interface FieldProblem {
  readonly path: string;
  readonly message: string;
}

const ourFault = 'Something went wrong on our side. Please try again in a moment.';

function tooOften(seconds: number | null): string {
  if (seconds === null) return 'Too many tries. Please wait a few minutes and try again.';
  const minutes = Math.ceil(seconds / 60);
  return `Too many tries. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`;
}

/** The server answered, and the answer was not a success. `message` is `status: body`; `userMessage` is for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The server's own sentence; empty when it sent none. */
  readonly serverMessage: string;
  readonly fieldProblems: readonly FieldProblem[];
  /** The session was over, and the page asks the person to sign in again: nothing else has to say so. */
  isAskedToSignIn = false;

  constructor(
    readonly status: number,
    statusText: string,
    body: string,
    /** Seconds until another try makes sense, when the server named them. */
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(`${status}: ${body === '' ? statusText : body}`);
    const told = readErrorBody(body);
    this.serverMessage = told?.message ?? '';
    this.fieldProblems = told?.errors ?? [];
  }

  get userMessage(): string {
    if (this.serverMessage !== '') return this.serverMessage;
    if (this.status === 429) return tooOften(this.retryAfterSeconds);
    return this.status >= 500 ? ourFault : '';
  }
}

/** Whether the server refused because it wants the current password for this, which was not typed. */
export const asksForPassword = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status === 403 &&
  error.fieldProblems.some(({ path }) => path === 'currentPassword');

/** Whether the page says already why this was refused, by asking the person to sign in again. */
export const isAskedToSignIn = (error: unknown): boolean =>
  error instanceof ApiError && error.isAskedToSignIn;

/** No answer came: the connection is lost, or the server took too long. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
  readonly userMessage = 'We could not reach Settlewise. Check your internet connection and try again.';

  constructor(cause: unknown) {
    super('No answer from the server', { cause });
  }
}

/** Whether nothing came because this browser is offline, which the page says at its top for as long as it is so. */
export const isOffline = (error: unknown): boolean => error instanceof ConnectionError && !navigator.onLine;

/** The sentence of an error for people, or the given one when it has none of its own. */
export function messageFor(error: unknown, otherwise: string): string {
  const message = error instanceof ApiError || error instanceof ConnectionError ? error.userMessage : '';
  return message === '' ? otherwise : message;
}

/** The same for where something failed perhaps; null where nothing did, or where the page says it already. */
export const problemIn = (error: unknown, otherwise: string): string | null =>
  error === null || isAskedToSignIn(error) ? null : messageFor(error, otherwise);

/** Read by hand: a visitor's first page has a refusal to read, and no other use for the schemas. */
function readErrorBody(body: string): Pick<ErrorResponse, 'message' | 'errors'> | null {
  try {
    const said: unknown = JSON.parse(body);
    if (!hasText(said, 'message')) return null;
    const errors = 'errors' in said && Array.isArray(said.errors) ? said.errors.filter(isProblem) : [];
    return { message: said.message, errors };
  } catch {
    // A proxy in between answers in HTML or plain text; such a body says nothing to people.
    return null;
  }
}

const hasText = <Name extends string>(thing: unknown, name: Name): thing is Record<Name, string> =>
  typeof thing === 'object' &&
  thing !== null &&
  name in thing &&
  typeof (thing as Record<Name, unknown>)[name] === 'string';

const isProblem = (each: unknown): each is { path: string; message: string } =>
  hasText(each, 'path') && hasText(each, 'message');
