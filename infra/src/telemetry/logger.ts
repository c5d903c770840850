import pino, { type DestinationStream, type Logger as PinoLogger } from 'pino';
import { correlationNow } from './correlation';
import { loggedError } from './loggedError';

export type Logger = PinoLogger;
export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

export interface LoggerOptions {
  readonly level: LogLevel;
  /** Written into every line; says which process root speaks. */
  readonly name: string;
  /** Default: standard output. */
  readonly destination?: DestinationStream;
}

/** What must never stand in a log, wherever an object carries it. */
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
 * One JSON line an entry, with the correlation id of the work under way; secrets are removed down to the third level,
 * and errors are told without the data that they quote.
 */
export function createLogger({ level, name, destination }: LoggerOptions): Logger {
  const options = {
    name,
    level,
    base: { pid: process.pid },
    serializers: { err: (error: unknown) => loggedError(error) },
    mixin: () => {
      const correlationId = correlationNow();
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

/** Where it cannot be written, for it goes to a file on a full disk, lines wait or are lost; the program goes on. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ fd: process.stdout.fd, sync: true });
  output.on('error', () => undefined);
  return output;
}
