import pino, { type DestinationStream, type Logger as PinoLogger } from 'pino';
import { currentCorrelationId } from './correlation';
import { loggedError } from './loggedError';

export type Logger = PinoLogger;
export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

export interface LoggerOptions {
  readonly level: LogLevel;
  /** Name of the process in every line. */
  readonly name: string;
  /** Default: standard output. */
  readonly destination?: DestinationStream;
}

/** Properties of any object that must never be logged. */
const secrets = [
  'password',
  'newPassword',
  'currentPassword',
  'token',
  'secret',
  'authorization',
  'cookie',
  'SESSION_SECRET',
  'MASTER_KEY',
  'METRICS_TOKEN',
  'LOOKUP_KEY',
  'EARLIER_MASTER_KEYS',
];

/**
 * Writes one JSON line per entry, with the correlation id of the current work. Removes secrets down to the third level, and
 * the quoted data of errors.
 */
export function createLogger({ level, name, destination }: LoggerOptions): Logger {
  const options = {
    name,
    level,
    base: { pid: process.pid },
    serializers: { err: (error: unknown) => loggedError(error) },
    mixin: () => {
      const correlationId = currentCorrelationId();
      return correlationId === undefined ? {} : { correlationId };
    },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: secrets.flatMap((secret) => [secret, `*.${secret}`, `*.*.${secret}`]),
      censor: '[removed]',
    },
  };
  return pino(options, destination ?? standardOutput());
}

/** If the log cannot be written, for example on a full disk, lines wait or are lost, but the program continues. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ fd: process.stdout.fd, sync: true });
  output.on('error', () => undefined);
  return output;
}
