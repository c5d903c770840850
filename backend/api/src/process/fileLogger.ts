import { createWriteStream, mkdirSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { createLogger, type LogLevel, type Logger } from '@settlewise/infra/telemetry';

const keptBytes = 5_000_000;

/** A log in the data folder, so that the terminal stays readable. The run before last is dropped when it grows large. */
export function createFileLogger(dataDir: string, level: LogLevel): Logger {
  const file = path.join(dataDir, 'settlewise.log');
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > keptBytes) renameSync(file, `${file}.1`);
  return createLogger({
    level,
    name: 'settlewise',
    destination: createWriteStream(file, { flags: 'a', mode: 0o600 }),
  });
}
