import { PlainError } from './plainError';

/** A store refuses the program because of its client certificate, or because it has none. */
export class ClientCertificateRefusedError extends PlainError {
  override readonly name = 'ClientCertificateRefusedError';
}

/** Messages of PostgreSQL, and of OpenSSL for a server's TLS alert. Each is a part of a message, in lower case. */
const refusals: readonly (readonly [RegExp, string])[] = [
  [
    /requires a valid client certificate|alert certificate required/,
    'must be set, with CLIENT_KEY_FILE: a store asks for a certificate and was shown none',
  ],
  [/alert certificate expired/, 'must be renewed: a store says that the certificate has expired'],
  [
    /alert (unknown ca|bad certificate|certificate revoked|unsupported certificate|certificate unknown)/,
    'must be a certificate of an authority that the stores know, made for clients: a store does not take it',
  ],
];

/** Why a store refused the certificate, or the lack of one, in a line that names the setting; null for any other error. */
export function clientCertificateRefused(error: unknown): ClientCertificateRefusedError | null {
  if (!(error instanceof Error)) return null;
  const said = error.message.toLowerCase();
  const [, problem] = refusals.find(([words]) => words.test(said)) ?? [];
  if (problem === undefined) return clientCertificateRefused(error.cause);
  return new ClientCertificateRefusedError(`CLIENT_CERT_FILE ${problem}`, { cause: error });
}
