import { toClientCertificateError } from '../process/clientCertificateError';

/**
 * SQLSTATEs of a temporarily unavailable PostgreSQL: classes 08 (connection), 53 (out of connections or memory) and 57P
 * (shutting down), 57014 (statement timeout), 25P03 (idle transaction timeout).
 */
const sqlStates = /^(?:08|53)[0-9A-Z]{3}$|^57P0[1-5]$|^57014$|^25P03$/;

const networkErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Messages of errors of pg and the pool that have no code. */
const messagePrefixes = [
  'Connection terminated',
  'Connection ended',
  'Query read timeout',
  'timeout expired',
  'Client was closed',
  'Client has encountered a connection error',
  'Knex: Timeout acquiring a connection',
  'Unable to acquire a connection',
];

/**
 * Whether a retry may succeed: PostgreSQL was unreachable or did not answer in time, or the client certificate has to be
 * renewed.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string') {
    if (networkErrors.has(error.code) || sqlStates.test(error.code)) return true;
  }
  if (error.name === 'KnexTimeoutError' || toClientCertificateError(error) !== null) return true;
  const message = stripStatement(error.message);
  return (
    messagePrefixes.some((sentence) => message.startsWith(sentence)) || isDatabaseUnavailable(error.cause)
  );
}

/** Removes the statement that knex puts before the message of pg. */
export function stripStatement(message: string): string {
  return message.slice(message.lastIndexOf(' - ') + 1).replace(/^- /, '');
}
