import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';

/** A client's certificate and key, in PEM. */
export interface ShownCertificate {
  readonly cert: Buffer;
  readonly key: Buffer;
}

/**
 * The certificate and its key, read from these files each time `cert` is read; `key` belongs to the `cert` that was read
 * last. While a file is missing, or the two do not fit because a renewal is under way, the pair from before is used: an
 * error during the set-up of a connection cannot be caught with pg, and makes ioredis give up.
 * @throws what reading throws, when there is no pair yet
 */
export function shownCertificate(certFile: string, keyFile: string): ShownCertificate {
  const read = (): ShownCertificate => {
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
        // The server reports when the former certificate is no longer valid.
      }
      return latest.cert;
    },
    get key() {
      return latest.key;
    },
  };
}
