import { createSecureContext } from 'node:tls';
import { ConfigError } from './configError';
import { contentOf } from './namedFile';

/** What a server shows to those who connect, in PEM. */
export interface ServerCertificate {
  /** With those of the authorities in between behind it. */
  readonly cert: Buffer;
  readonly key: Buffer;
}

interface CertificateFiles {
  readonly TLS_CERT_FILE?: string | undefined;
  readonly TLS_KEY_FILE?: string | undefined;
}

/** Null where the API is to speak plain HTTP. @throws ConfigError */
export function certificateOf({
  TLS_CERT_FILE: certFile,
  TLS_KEY_FILE: keyFile,
}: CertificateFiles): ServerCertificate | null {
  if (certFile === undefined && keyFile === undefined) return null;
  if (keyFile === undefined) throw new ConfigError('TLS_CERT_FILE', 'must go with a TLS_KEY_FILE');
  if (certFile === undefined) throw new ConfigError('TLS_KEY_FILE', 'must go with a TLS_CERT_FILE');
  const pair = { cert: contentOf('TLS_CERT_FILE', certFile), key: contentOf('TLS_KEY_FILE', keyFile) };
  try {
    createSecureContext(pair);
  } catch {
    throw new ConfigError('TLS_CERT_FILE', 'must be a certificate in PEM, of the key in TLS_KEY_FILE');
  }
  return pair;
}
