import { DomainError } from '@settlewise/domain/kernel';
import { describe, expect, test } from 'vitest';
import { refuseGuessable } from './refuseGuessable';
import common from './commonPasswords.json' with { type: 'json' };

const owner = { username: 'amara77', email: 'a.okafor@example.org', firstName: 'Amara', lastName: 'Okafor' };
const tried = (password: string) => () => {
  refuseGuessable('newPassword', password, owner);
};

describe('a password that attackers try first', () => {
  test.each([
    'password',
    '12345678',
    'iloveyou',
    'qwertyuiop',
    '1qaz2wsx',
    'football',
    'trustno1',
    'PassWord1',
    'Settlewise2026!',
    'settle-wise-1',
    'Citizenship#1',
    '2026immigration',
    'amara-77-2026',
    'AmaraOkafor1990',
    'okafor12345',
    'a.okafor2026',
    'A.Okafor@example.org',
  ])('is refused: %s', (password) => {
    expect(tried(password)).toThrow(DomainError);
    expect(tried(password)).toThrow(expect.objectContaining({ refusal: 'invalid', field: 'newPassword' }));
  });

  test.each([
    'correct horse battery',
    'look around 2026!',
    'amara likes green tea',
    'settlewise tea kettle',
    'ééééëëëë',
    '84936201774',
    '!!!???...;;;',
    '我的密码很长很长',
  ])('is accepted: %s', (password) => {
    expect(tried(password)).not.toThrow();
  });
});

test('the list contains ten thousand different passwords', () => {
  const fingerprints = common.fingerprints.flatMap((line) => line.split(' '));
  expect(fingerprints).toHaveLength(10_000);
  expect(new Set(fingerprints).size).toBe(10_000);
  expect(fingerprints.every((text) => /^[\w-]{8}$/.test(text))).toBe(true);
});

test('a password without letters is accepted for a person without names, or whose name has no letters', () => {
  expect(() => {
    refuseGuessable('password', '84936201774', { username: '123', email: '1@example.org' });
  }).not.toThrow();
});
