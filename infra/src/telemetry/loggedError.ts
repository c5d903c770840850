import { removeAddresses } from './removeAddresses';

export interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  /** The stack without the message, which may quote user input. */
  readonly stack?: string;
  readonly cause?: LoggedError;
}

const maxMessageLength = 500;
const maxCauses = 5;

/**
 * The parts of an error that may be logged. Omits properties that libraries add, such as rows, values, addresses and
 * answers of servers.
 */
export function loggedError(error: unknown, causes = maxCauses): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'No error, but something else, was thrown' };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const stack = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: safeMessage(error, code),
    ...(code === undefined ? {} : { code }),
    ...(stack === undefined ? {} : { stack: stack.join('\n') }),
    ...(error.cause === undefined || causes === 0 ? {} : { cause: loggedError(error.cause, causes - 1) }),
  };
}

/** The message of an error, without quoted user input and addresses. */
export function loggedReason(error: unknown): string {
  return loggedError(error).message;
}

function safeMessage({ name, message }: Error, code: string | undefined): string {
  const containsInput = name === 'SyntaxError' || isDataException(code);
  const messageWithoutInput = containsInput ? message.replace(/["'].*["']/gs, '"…"') : message;
  return removeAddresses(messageWithoutInput).slice(0, maxMessageLength);
}

/** PostgreSQL's class 22, data exceptions: the message quotes the value. */
const isDataException = (code: string | undefined) => code !== undefined && /^22[0-9A-Z]{3}$/.test(code);
