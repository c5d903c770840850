import { createPrivateKey, X509Certificate } from 'node:crypto';
import path from 'node:path';
import { readCertificateFiles } from './certificateFiles';
import { ConfigError } from './configError';

/**
 * The files of the client certificate for PostgreSQL and Redis, in PEM; absolute paths. They are read anew for each
 * connection, so that a renewed certificate needs no restart. Both may be one file, which is renewed in one step.
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

/** Null where none is set. @throws ConfigError when it is given in part, cannot be used, or is not valid now */
export function clientCertificateOf({
  CLIENT_CERT_FILE: certFile,
  CLIENT_KEY_FILE: keyFile,
}: ClientCertificateFiles): ClientCertificate | null {
  const files = readCertificateFiles({ cert: 'CLIENT_CERT_FILE', key: 'CLIENT_KEY_FILE' }, certFile, keyFile);
  if (files === null) return null;
  const certificate = certificateWithKey(files.cert, files.key);
  if (certificate === null) {
    throw new ConfigError('CLIENT_CERT_FILE', 'must be a certificate in PEM, of the key in CLIENT_KEY_FILE');
  }
  refuseWhenNotValid(certificate);
  return { certFile: path.resolve(files.certFile), keyFile: path.resolve(files.keyFile) };
}

/** Null when one of them is something else, or they do not belong together. */
function certificateWithKey(cert: Buffer, key: Buffer): X509Certificate | null {
  try {
    const certificate = new X509Certificate(cert);
    return certificate.checkPrivateKey(createPrivateKey(key)) ? certificate : null;
  } catch {
    return null;
  }
}

/** Checked here, because a server that refuses it does not say why. @throws ConfigError */
function refuseWhenNotValid({ validFrom, validTo }: X509Certificate): void {
  const now = Date.now();
  if (Date.parse(validTo) <= now) {
    throw new ConfigError('CLIENT_CERT_FILE', `must be renewed: it was valid until ${validTo}`);
  }
  if (Date.parse(validFrom) > now) {
    throw new ConfigError('CLIENT_CERT_FILE', `must be valid already: it is from ${validFrom} on`);
  }
}
