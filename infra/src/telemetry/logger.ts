import pino, { type DestinationStream, type Logger as PinoLogger } from 'pino';

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

/** One JSON line an entry; secrets are removed down to the third level. */
export function createLogger({ level, name, destination }: LoggerOptions): Logger {
  const options = {
    name,
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: secrets.flatMap((secret) => [secret, `*.${secret}`, `*.*.${secret}`]),
      censor: '[removed]',
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
