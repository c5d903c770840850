/**
 * Signs that PostgreSQL could not be reached or gave no answer in time: SQLSTATE classes 08 (connection) and 57P
 * (shutting down), 53 (out of connections or memory), 57014 (statement ran out of time), 25P03 (transaction idle too long).
 */
const sqlStates = /^(?:08|53)[0-9A-Z]{3}$|^57P0[1-5]$|^57014$|^25P03$/;

const networkErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);

/** What pg and the pool say in words only. */
const sentences =
  /^Connection terminated|timeout expired|Timeout acquiring a connection|Unable to acquire a connection|Client has encountered a connection error/;

export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string') {
    if (networkErrors.has(error.code) || sqlStates.test(error.code)) return true;
  }
  return error.name === 'KnexTimeoutError' || sentences.test(error.message) || isDatabaseAway(error.cause);
}
