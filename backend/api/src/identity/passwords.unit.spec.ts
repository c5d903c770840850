import { createLogger } from '@settlewise/infra/telemetry';
import { expect, test } from 'vitest';
import { RequestRefusedError } from '../http/requestRefusedError';
import { createPasswords } from './passwords';

const log = createLogger({ level: 'silent', name: 'test' });

test('a hash is argon2id with OWASP’s parameters, and matches only its password', async () => {
  const passwords = await createPasswords({ log });
  const hash = await passwords.hash('correct horse');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.verify(hash, 'correct horse')).toBe(true);
  expect(await passwords.verify(hash, 'correct horsE')).toBe(false);
});

test('no password matches a missing or unreadable hash', async () => {
  const passwords = await createPasswords({ log });
  expect(await passwords.verify(null, 'anything')).toBe(false);
  expect(await passwords.verify('not a hash at all', 'anything')).toBe(false);
  expect(await passwords.verify('$argon2id$v=19$m=19456,t=2,p=1$', 'anything')).toBe(false);
});

test('when too many requests wait, the next is refused and the waiting ones are served', async () => {
  const passwords = await createPasswords({ log, concurrency: 1, maxQueueLength: 2 });
  const attempts = Array.from({ length: 5 }, () => passwords.hash('correct horse'));
  const outcomes = await Promise.allSettled(attempts);
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ]);
  const refused = outcomes.find((outcome) => outcome.status === 'rejected')?.reason;
  expect(refused).toBeInstanceOf(RequestRefusedError);
  expect(refused).toMatchObject({ status: 503, headers: { 'Retry-After': '2' } });
});
