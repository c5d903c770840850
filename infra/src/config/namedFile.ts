import { readFileSync } from 'node:fs';
import { ConfigError } from './configError';

/** The content of the file that a setting names. @throws ConfigError when it cannot be read */
export function contentOf(setting: string, file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    throw new ConfigError(setting, 'must name a file that can be read');
  }
}
