import { ConfigError } from './configError';
import { contentOf } from './namedFile';

/** Settings that name a certificate and its key; neither is of use without the other. */
interface PairOfSettings {
  readonly cert: string;
  readonly key: string;
}

interface PairOfFiles {
  readonly certFile: string;
  readonly keyFile: string;
  readonly cert: Buffer;
  readonly key: Buffer;
}

/** The content of both files; null where neither is named. @throws ConfigError when one is missing or cannot be read */
export function readCertificateFiles(
  settings: PairOfSettings,
  certFile: string | undefined,
  keyFile: string | undefined,
): PairOfFiles | null {
  if (certFile === undefined && keyFile === undefined) return null;
  if (keyFile === undefined) throw new ConfigError(settings.cert, `must go with a ${settings.key}`);
  if (certFile === undefined) throw new ConfigError(settings.key, `must go with a ${settings.cert}`);
  return {
    certFile,
    keyFile,
    cert: contentOf(settings.cert, certFile),
    key: contentOf(settings.key, keyFile),
  };
}
