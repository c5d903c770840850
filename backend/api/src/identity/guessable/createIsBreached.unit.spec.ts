import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLogger } from '@settlewise/infra/telemetry';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createIsBreached } from './createIsBreached';
import { createRefusePassword } from './refusePassword';

const log = createLogger({ level: 'silent', name: 'test' });
const owner = { username: 'amara77', email: 'a.okafor@example.org' };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'settlewise-pwned-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const hashOf = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase();
/** Writes the file of a password’s prefix with these lines. */
const file = (password: string, lines: readonly string[]) =>
  writeFileSync(path.join(folder, `${hashOf(password).slice(0, 5)}.txt`), lines.join('\r\n'));
const restOf = (password: string) => hashOf(password).slice(5);
const others = [`${'0'.repeat(34)}1:7`, `${'F'.repeat(35)}:2`];
const password = 'moss under seven bridges';

test('file and line match the published list', () => {
  // According to https://haveibeenpwned.com/API/v3 the SHA-1 of "P@ssw0rd" is 21BD1 2DC18…
  expect([hashOf('P@ssw0rd').slice(0, 5), restOf('P@ssw0rd')]).toEqual([
    '21BD1',
    '2DC183F740EE76F27B78EB39C8AD972A757',
  ]);
});

test.each([
  ['among other lines', () => [...others, `${restOf(password)}:3`, ...others], true],
  ['alone, in small letters', () => [`${restOf(password).toLowerCase()}:1`], true],
  ['not at all', () => others, false],
  ['as padding with a count of 0', () => [...others, `${restOf(password)}:0`], false],
  ['without its last character', () => [`${restOf(password).slice(0, 34)}:3`], false],
  ['in an empty file, so not at all', () => [], false],
])('a password that is listed %s', async (_how, lines, expected) => {
  file(password, lines());
  expect(await createIsBreached(folder)(password)).toBe(expected);
});

test('a breached password is refused with a message at the field', async () => {
  const refuse = createRefusePassword({ isBreached: createIsBreached(folder), log });
  file(password, [`${restOf(password)}:3`]);
  await expect(refuse('newPassword', password, owner)).rejects.toMatchObject({
    refusal: 'invalid',
    code: 'password_breached',
    field: 'newPassword',
  });
  file(password, others);
  await expect(refuse('newPassword', password, owner)).resolves.toBeUndefined();
});

test('while the list cannot be read, new passwords are refused', async () => {
  const refuse = createRefusePassword({ isBreached: createIsBreached(folder), log });
  await expect(refuse('newPassword', password, owner)).rejects.toMatchObject({ status: 503 });
});

test('without a list, passwords that are easy to guess are still refused', async () => {
  const guessed = 'settlewise2026!';
  const strict = createRefusePassword({ isBreached: null, log });
  await expect(strict('password', guessed, owner)).rejects.toMatchObject({ code: 'password_guessable' });
  await expect(strict('password', password, owner)).resolves.toBeUndefined();
  for (const common of ['password', '12345678']) {
    await expect(strict('password', common, owner)).rejects.toMatchObject({ code: 'password_guessable' });
  }
});
