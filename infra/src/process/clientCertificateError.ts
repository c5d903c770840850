import { PlainError } from './plainError';

/** A store refuses the program's client certificate, or requires one. */
export class ClientCertificateRefusedError extends PlainError {
  override readonly name = 'ClientCertificateRefusedError';
}

/** Parts of messages of PostgreSQL, and of OpenSSL for a TLS alert of the server, in lower case. */
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

/** Converts a store's refusal of the certificate to one line that names the setting; null for other errors. */
export function toClientCertificateError(error: unknown): ClientCertificateRefusedError | null {
  if (!(error instanceof Error)) return null;
  const message = error.message.toLowerCase();
  const [, problem] = refusals.find(([pattern]) => pattern.test(message)) ?? [];
  if (problem === undefined) return toClientCertificateError(error.cause);
  return new ClientCertificateRefusedError(`CLIENT_CERT_FILE ${problem}`, { cause: error });
}
