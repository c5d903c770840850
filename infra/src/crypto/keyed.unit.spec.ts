import { describe, expect, it } from 'vitest';
import { createKeyed, derivedIdentifier, deriveKey, keyedHash } from './keyed';

const masterKey = Buffer.alloc(32, 7);
const secret = Buffer.from('a secret');

describe('a key derived from the master key', () => {
  it('is stable for one purpose, and different for each purpose and master key', () => {
    const purposes = ['wrap person keys', 'keyed hashes', 'derived identifiers', 'key id'] as const;
    const keys = [masterKey, Buffer.alloc(32, 8)].flatMap((from) =>
      purposes.map((purpose) => deriveKey(from, purpose).toString('hex')),
    );
    expect(new Set(keys).size).toBe(8);
    expect(keys.every((key) => key.length === 64)).toBe(true);
    expect(deriveKey(masterKey, 'keyed hashes').toString('hex')).toBe(keys[1]);
  });

  it.each([0, 16, 31, 33])('is not derived from a master key of %i bytes', (length) => {
    expect(() => deriveKey(Buffer.alloc(length), 'keyed hashes')).toThrow(RangeError);
    expect(() => createKeyed(Buffer.alloc(length))).toThrow(RangeError);
  });
});

describe('a keyed hash', () => {
  it('is 64 lower-case hex digits', () => {
    expect(keyedHash(secret, 'maria')).toMatch(/^[0-9a-f]{64}$/);
  });

  it('depends on the secret', () => {
    expect(keyedHash(secret, 'maria')).not.toBe(keyedHash(Buffer.from('another'), 'maria'));
  });

  it('depends on the boundaries between parts', () => {
    const hashes = [
      keyedHash(secret, 'ab', 'c'),
      keyedHash(secret, 'a', 'bc'),
      keyedHash(secret, 'abc'),
      keyedHash(secret, 'abc', ''),
      keyedHash(secret, '', 'abc'),
      keyedHash(secret),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it('measures a part in bytes, also with letters outside of ASCII', () => {
    expect(keyedHash(secret, 'é', 'a')).not.toBe(keyedHash(secret, 'éa'));
    expect(keyedHash(secret, 'é')).not.toBe(keyedHash(secret, 'e\u0301'));
  });
});

describe('a derived identifier', () => {
  it('is a well-formed UUID of version 8', () => {
    for (let number = 0; number < 200; number += 1) {
      expect(derivedIdentifier(secret, String(number))).toMatch(
        /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      );
    }
  });

  it('is the same for the same parts and different for others', () => {
    expect(derivedIdentifier(secret, 'a', 'b')).toBe(derivedIdentifier(secret, 'a', 'b'));
    expect(derivedIdentifier(secret, 'a', 'b')).not.toBe(derivedIdentifier(secret, 'ab'));
  });
});

describe('hashes and identifiers with the program’s secret', () => {
  const keyed = createKeyed(masterKey);

  // Calculated from RFC 5869 and RFC 2104 by another program.
  it('never change, because they name streams and commands in the log', () => {
    expect(keyed.hash('username', 'maria')).toBe(
      '30e7f34924b1b9f3b3a776abdc0da3154adbb43068a01675bfde464ea454e6c5',
    );
    expect(keyed.identifier('command', 'maria', 'key 1')).toBe('7062d9f5-2c57-80b8-a358-82ce5500e859');
  });

  it('differ by purpose and master key', () => {
    const other = createKeyed(Buffer.alloc(32, 8));
    expect(keyed.hash('username', 'maria')).not.toBe(keyed.hash('email', 'maria'));
    expect(keyed.hash('username', 'maria')).not.toBe(other.hash('username', 'maria'));
    expect(keyed.identifier('command', 'maria')).not.toBe(other.identifier('command', 'maria'));
  });
});
