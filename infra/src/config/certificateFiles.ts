import { readFileSync } from 'node:fs';
import { ConfigError } from './configError';

/** Names of the settings of a certificate and its key, which are only valid together. */
interface CertificateSettings {
  readonly cert: string;
  readonly key: string;
}

interface CertificatePair {
  readonly certFile: string;
  readonly keyFile: string;
  readonly cert: Buffer;
  readonly key: Buffer;
}

/** The content of both files; null if neither is set. @throws ConfigError when one is missing or cannot be read */
export function readCertificateFiles(
  settings: CertificateSettings,
  certFile: string | undefined,
  keyFile: string | undefined,
): CertificatePair | null {
  if (certFile === undefined && keyFile === undefined) return null;
  if (keyFile === undefined) throw new ConfigError(settings.cert, `must go with a ${settings.key}`);
  if (certFile === undefined) throw new ConfigError(settings.key, `must go with a ${settings.cert}`);
  return {
    certFile,
    keyFile,
    cert: readNamedFile(settings.cert, certFile),
    key: readNamedFile(settings.key, keyFile),
  };
}

function readNamedFile(setting: string, file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    throw new ConfigError(setting, 'must name a file that can be read');
  }
}
