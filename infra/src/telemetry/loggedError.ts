import { withoutAddresses } from './withoutAddresses';

export interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  /** The stack without the message, which may quote what somebody typed. */
  readonly stack?: string;
  readonly cause?: LoggedError;
}

const longestMessage = 500;
const mostCauses = 5;

/**
 * The parts of an error that may be logged. Libraries add properties with rows, values, addresses and answers of servers;
 * those are left out.
 */
export function loggedError(error: unknown, causes = mostCauses): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'No error, but something else, was thrown' };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const stack = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: messageOf(error, code),
    ...(code === undefined ? {} : { code }),
    ...(stack === undefined ? {} : { stack: stack.join('\n') }),
    ...(error.cause === undefined || causes === 0 ? {} : { cause: loggedError(error.cause, causes - 1) }),
  };
}

/** The message of an error, without quoted personal data. */
export function loggedReason(error: unknown): string {
  return loggedError(error).message;
}

function messageOf({ name, message }: Error, code: string | undefined): string {
  const quotesInput = name === 'SyntaxError' || isAboutData(code);
  const told = quotesInput ? message.replace(/["'].*["']/gs, '"…"') : message;
  return withoutAddresses(told).slice(0, longestMessage);
}

/** Class 22 of PostgreSQL's conditions: a value that does not fit, which the message quotes. */
const isAboutData = (code: string | undefined) => code !== undefined && /^22[0-9A-Z]{3}$/.test(code);
