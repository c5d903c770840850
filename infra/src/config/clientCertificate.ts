import { createPrivateKey, X509Certificate } from 'node:crypto';
import path from 'node:path';
import { readCertificateFiles } from './certificateFiles';
import { ConfigError } from './configError';

/**
 * Absolute paths of the client certificate for PostgreSQL and Redis, in PEM. The files are re-read for each connection,
 * so that a renewed certificate needs no restart. Both may be the same file, which is then renewed in one step.
 */
export interface ClientCertificate {
  /** Followed by the certificates of the intermediate authorities. */
  readonly certFile: string;
  readonly keyFile: string;
}

interface ClientCertificateFiles {
  readonly CLIENT_CERT_FILE?: string | undefined;
  readonly CLIENT_KEY_FILE?: string | undefined;
}

/** Null if none is set. @throws ConfigError when it is incomplete, unusable or not valid now */
export function readClientCertificate({
  CLIENT_CERT_FILE: certFile,
  CLIENT_KEY_FILE: keyFile,
}: ClientCertificateFiles): ClientCertificate | null {
  const files = readCertificateFiles({ cert: 'CLIENT_CERT_FILE', key: 'CLIENT_KEY_FILE' }, certFile, keyFile);
  if (files === null) return null;
  const certificate = parseCertificate(files.cert, files.key);
  if (certificate === null) {
    throw new ConfigError('CLIENT_CERT_FILE', 'must be a certificate in PEM, of the key in CLIENT_KEY_FILE');
  }
  checkValidity(certificate);
  return { certFile: path.resolve(files.certFile), keyFile: path.resolve(files.keyFile) };
}

/** Null if a file is malformed, or if they do not belong together. */
function parseCertificate(cert: Buffer, key: Buffer): X509Certificate | null {
  try {
    const certificate = new X509Certificate(cert);
    return certificate.checkPrivateKey(createPrivateKey(key)) ? certificate : null;
  } catch {
    return null;
  }
}

/** Checks the validity, because a server refuses the certificate without a reason. @throws ConfigError */
function checkValidity({ validFrom, validTo }: X509Certificate): void {
  const now = Date.now();
  if (Date.parse(validTo) <= now) {
    throw new ConfigError('CLIENT_CERT_FILE', `must be renewed: it was valid until ${validTo}`);
  }
  if (Date.parse(validFrom) > now) {
    throw new ConfigError('CLIENT_CERT_FILE', `must be valid already: it is from ${validFrom} on`);
  }
}
