import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';

/** What a client shows to a server, in PEM. */
export interface ShownCertificate {
  readonly cert: Buffer;
  readonly key: Buffer;
}

/**
 * The certificate and its key in these files, as they are whenever somebody asks for `cert`; `key` is that of the `cert`
 * asked for last. While one of them is not there, or does not fit the other because a renewal is under way, it is the pair
 * from before: what goes wrong while a connection is set up, pg throws where nobody can catch it, and ioredis gives up.
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
        // The server says so when the one from before is not good any more.
      }
      return latest.cert;
    },
    get key() {
      return latest.key;
    },
  };
}
