import { expect, test } from 'vitest';
import { clientCertificateRefused } from './clientCertificateRefused';

// As they came from PostgreSQL 15 and OpenSSL 3, the last with the port's own error around it.
test.each([
  ['connection requires a valid client certificate', /must be set, with CLIENT_KEY_FILE/],
  ['…:tlsv13 alert certificate required:../deps/openssl/…', /must be set, with CLIENT_KEY_FILE/],
  ['…:ssl/tls alert certificate expired:…:SSL alert number 45', /must be renewed/],
  ['…:sslv3 alert certificate expired:…:SSL alert number 45', /must be renewed/],
  ['…:tlsv1 alert unknown ca:…:SSL alert number 48', /of an authority that the stores know/],
])('%s', (said, told) => {
  const cause = new Error(said);
  for (const error of [cause, new Error('The event store did not answer', { cause })])
    expect(clientCertificateRefused(error)?.message).toMatch(told);
});

test('a certificate of the server that is not trusted, and any other trouble, is something else', () => {
  for (const said of ['certificate has expired', 'self-signed certificate', 'connect ECONNREFUSED'])
    expect(clientCertificateRefused(new Error(said))).toBeNull();
  expect(clientCertificateRefused('alert certificate required')).toBeNull();
});
