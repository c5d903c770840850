import { expect, test } from 'vitest';
import { toClientCertificateError } from './clientCertificateError';

// Messages of PostgreSQL 15 and OpenSSL 3, also wrapped in another error.
test.each([
  ['connection requires a valid client certificate', /must be set, with CLIENT_KEY_FILE/],
  ['…:tlsv13 alert certificate required:../deps/openssl/…', /must be set, with CLIENT_KEY_FILE/],
  ['…:ssl/tls alert certificate expired:…:SSL alert number 45', /must be renewed/],
  ['…:sslv3 alert certificate expired:…:SSL alert number 45', /must be renewed/],
  ['…:tlsv1 alert unknown ca:…:SSL alert number 48', /of an authority that the stores know/],
])('%s', (message, expected) => {
  const cause = new Error(message);
  for (const error of [cause, new Error('The event store did not answer', { cause })])
    expect(toClientCertificateError(error)?.message).toMatch(expected);
});

test('an untrusted certificate of the server and other errors are not converted', () => {
  for (const message of ['certificate has expired', 'self-signed certificate', 'connect ECONNREFUSED'])
    expect(toClientCertificateError(new Error(message))).toBeNull();
  expect(toClientCertificateError('alert certificate required')).toBeNull();
});
