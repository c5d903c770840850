import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';

/** A client's certificate and key, in PEM. */
export interface ReloadingCertificate {
  readonly cert: Buffer;
  readonly key: Buffer;
}

/**
 * A certificate and key that are re-read from their files on each access of `cert`; `key` belongs to the last `cert`.
 * While a file is missing or the two do not match during a renewal, the previous pair is used: pg cannot catch an error
 * during the set-up of a connection, and ioredis would give up.
 * @throws errors of the first read
 */
export function createReloadingCertificate(certFile: string, keyFile: string): ReloadingCertificate {
  const read = (): ReloadingCertificate => {
    const pair = { cert: readFileSync(certFile), key: readFileSync(keyFile) };
    createSecureContext(pair);
    return pair;
  };
  let latest = read();
  return {
    get cert() {
      try {
        latest = read();
      } catch {
        // The server reports if the previous certificate is no longer valid.
      }
      return latest.cert;
    },
    get key() {
      return latest.key;
    },
  };
}
