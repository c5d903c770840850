import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { createLogger, openRotatingFile, type LogLevel, type Logger } from '@settlewise/infra/telemetry';

/** A log in the data folder, so that the terminal stays readable: `settlewise.log`, and the one before as `.1`. */
export function createFileLogger(dataDir: string, level: LogLevel): Logger {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const destination = openRotatingFile(path.join(dataDir, 'settlewise.log'));
  return createLogger({ level, name: 'settlewise', destination });
}
