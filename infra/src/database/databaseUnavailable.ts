import { clientCertificateRefused } from '../process/clientCertificateRefused';

/**
 * SQLSTATEs with which PostgreSQL says that it cannot serve now: classes 08 (connection), 53 (out of connections or
 * memory) and 57P (shutting down), 57014 (the statement ran out of time), 25P03 (a transaction was idle for too long).
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

/** Errors of pg and the pool that have a message and no code. */
const sentences = [
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
 * Whether something failed because PostgreSQL could not be reached or did not answer in time, or because our
 * certificate has to be renewed: a retry may succeed.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string') {
    if (networkErrors.has(error.code) || sqlStates.test(error.code)) return true;
  }
  if (error.name === 'KnexTimeoutError' || clientCertificateRefused(error) !== null) return true;
  const said = withoutStatement(error.message);
  return sentences.some((sentence) => said.startsWith(sentence)) || isDatabaseUnavailable(error.cause);
}

/** knex writes the whole statement and a dash in front of what pg said. */
export function withoutStatement(message: string): string {
  return message.slice(message.lastIndexOf(' - ') + 1).replace(/^- /, '');
}
