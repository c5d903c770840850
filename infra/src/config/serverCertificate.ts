import { createSecureContext } from 'node:tls';
import { readCertificateFiles } from './certificateFiles';
import { ConfigError } from './configError';

/** The certificate and key of a server, in PEM. */
export interface ServerCertificate {
  /** Followed by the certificates of the intermediate authorities. */
  readonly cert: Buffer;
  readonly key: Buffer;
}

interface CertificateFiles {
  readonly TLS_CERT_FILE?: string | undefined;
  readonly TLS_KEY_FILE?: string | undefined;
}

/** Null if the API uses plain HTTP. @throws ConfigError */
export function readServerCertificate({
  TLS_CERT_FILE: certFile,
  TLS_KEY_FILE: keyFile,
}: CertificateFiles): ServerCertificate | null {
  const files = readCertificateFiles({ cert: 'TLS_CERT_FILE', key: 'TLS_KEY_FILE' }, certFile, keyFile);
  if (files === null) return null;
  const pair = { cert: files.cert, key: files.key };
  try {
    createSecureContext(pair);
  } catch {
    throw new ConfigError('TLS_CERT_FILE', 'must be a certificate in PEM, of the key in TLS_KEY_FILE');
  }
  return pair;
}
