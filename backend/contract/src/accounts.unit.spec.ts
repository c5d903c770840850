import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  forgotPasswordRequest,
  loginRequest,
  registerRequest,
  resetPasswordRequest,
  verifyEmailRequest,
} from './accounts';

const messagesOf = (schema: z.ZodType, request: unknown) =>
  (schema.safeParse(request).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);

const registration = { username: 'maria', email: 'maria@example.org', password: 'long enough' };
const registering = (change: object) => messagesOf(registerRequest, { ...registration, ...change });

describe('signing in', () => {
  it('requires both fields', () => {
    const missing = [
      ['username', 'Username is required'],
      ['password', 'Password is required'],
    ];
    expect(messagesOf(loginRequest, {})).toEqual(missing);
    expect(messagesOf(loginRequest, { username: '  ', password: '' })).toEqual(missing);
    expect(messagesOf(loginRequest, { username: 7, password: null })).toEqual(missing);
  });

  it('accepts a password of any valid length', () => {
    expect(messagesOf(loginRequest, { username: 'maria', password: ' ' })).toEqual([]);
    expect(messagesOf(loginRequest, { username: 'maria', password: 'x'.repeat(257) })).toEqual([
      ['password', 'Please check your password'],
    ]);
  });
});

describe('registering', () => {
  it("accepts a name, an address and a password, and the person's names", () => {
    expect(registerRequest.parse({ ...registration, firstName: ' María ', lastName: 'López' })).toEqual({
      ...registration,
      firstName: 'María',
      lastName: 'López',
    });
  });

  it('treats empty and missing names of the person as none', () => {
    for (const firstName of ['', '   ', null, undefined]) {
      expect(registerRequest.parse({ ...registration, firstName }).firstName).toBeUndefined();
    }
  });

  it.each([
    [{ username: 'ab' }, 'username', 'Username must be at least 3 characters'],
    [{ username: '  ab  ' }, 'username', 'Username must be at least 3 characters'],
    [{ username: undefined }, 'username', 'Username is required'],
    [{ username: 'x'.repeat(65) }, 'username', 'Username can have at most 64 characters'],
    [{ email: 'maria' }, 'email', 'Please enter a valid email address'],
    [{ email: 'maria@' }, 'email', 'Please enter a valid email address'],
    [{ email: 'maria@example.org\nBcc: all@example.org' }, 'email', 'Please enter a valid email address'],
    [{ email: `${'x'.repeat(250)}@example.org` }, 'email', 'Please enter a valid email address'],
    [{ password: '1234567' }, 'password', 'Password must be at least 8 characters'],
    [{ password: 'x'.repeat(257) }, 'password', 'Password can have at most 256 characters'],
    [{ firstName: 'x'.repeat(101) }, 'firstName', 'First name can have at most 100 characters'],
    [{ lastName: 5 }, 'lastName', 'Last name must be text'],
  ])('refuses %j', (change, path, message) => expect(registering(change)).toContainEqual([path, message]));

  it('accepts values of exactly the limits', () => {
    expect(registering({ username: 'abc', password: '12345678' })).toEqual([]);
    expect(registering({ username: 'x'.repeat(64), password: 'x'.repeat(256) })).toEqual([]);
  });

  it.each([
    ['a line break', { firstName: 'María\r\nLópez' }],
    ['a null character', { lastName: 'L\0pez' }],
    ['a turned direction', { firstName: 'abc\u202Exyz' }],
    ['an invisible character in a username', { username: 'mar\u200Bia' }],
    ['half of a letter', { firstName: 'Mar\ud83ca' }],
    ['nothing that shows', { lastName: '\u200B\u200C' }],
    ['a letter without a shape in a username', { username: 'mar\u3164ia' }],
    ['a tag in a username', { username: 'maria\u{E0041}' }],
    ['a joiner in a username', { username: 'mar\u200Dia' }],
  ])('refuses %s', (_, change) =>
    expect(registering(change)).toContainEqual([
      Object.keys(change)[0],
      'Please remove the characters that cannot be seen',
    ]),
  );

  it('keeps the joiners that some languages need in names', () =>
    expect(registering({ firstName: 'می\u200Cلاد' })).toEqual([]));

  it('normalises accents, however a keyboard composes them', () => {
    const typed = { username: 'Jose\u0301', firstName: 'Jose\u0301', password: 'contrasen\u0303a' };
    expect(registerRequest.parse({ ...registration, ...typed })).toMatchObject({
      username: 'Jos\u00e9',
      firstName: 'Jos\u00e9',
      password: 'contrase\u00f1a',
    });
    expect(loginRequest.parse({ username: 'x', password: 'contrasen\u0303a' }).password).toBe(
      'contrase\u00f1a',
    );
  });

  it('accepts no role', () =>
    expect(registerRequest.parse({ ...registration, role: 'admin' })).not.toHaveProperty('role'));
});

describe('links in emails', () => {
  it('carry a token', () => {
    expect(messagesOf(verifyEmailRequest, {})).toEqual([['token', 'This link is not complete']]);
    expect(messagesOf(verifyEmailRequest, { token: '' })).toEqual([['token', 'This link is not complete']]);
    expect(messagesOf(verifyEmailRequest, { token: 'x'.repeat(201) })).toEqual([
      ['token', 'This link is not complete'],
    ]);
  });
  it('are sent to an address', () =>
    expect(messagesOf(forgotPasswordRequest, { email: 'x' })).toEqual([
      ['email', 'Please enter a valid email address'],
    ]));
  it('accept a password as long as for a new account', () =>
    expect(messagesOf(resetPasswordRequest, { token: 't', newPassword: 'short' })).toEqual([
      ['newPassword', 'Password must be at least 8 characters'],
    ]));
});
