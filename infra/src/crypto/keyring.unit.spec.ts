import { describe, expect, it } from 'vitest';
import { UnknownMasterKeyError } from './errors';
import { createKeyring } from './keyring';
import { SealBrokenError } from './sealing';

const maria = '6f1c2d0e-8a4b-4c1d-9e2f-3a5b7c9d1e0f';
const amir = '7a2d3e1f-9b5c-4d2e-8f30-4b6c8d0e2f1a';
const masterKey = Buffer.alloc(32, 1);
const newMasterKey = Buffer.alloc(32, 2);
const key = Buffer.alloc(32, 9);

describe('a wrapped key', () => {
  const keyring = createKeyring(masterKey);
  const wrapped = keyring.wrap(maria, key);

  it('is unwrapped with its master key', () => {
    expect(keyring.unwrap(maria, wrapped).export()).toStrictEqual(key);
  });

  it('is still unwrapped in the form that the first release wrote', () => {
    const firstRelease = Buffer.from(
      'AdK0oLGn0JJQyMnq/KrG6ymDVXaxhqEr8EsCIG8pCQWQbXiNVic8HuMiEeRs1kiu/2EaLDtXyMG7lQivWcWs51SrJAEA',
      'base64',
    );
    const itsMasterKey = Buffer.from('a master key, also only for test');
    expect(createKeyring(itsMasterKey).unwrap(maria, firstRelease).export().toString()).toBe(
      'a key of nobody, for tests only!',
    );
  });

  it('does not contain the plain key', () => {
    expect(wrapped.includes(key)).toBe(false);
  });

  it('belongs to its person', () => {
    expect(() => keyring.unwrap(amir, wrapped)).toThrow(SealBrokenError);
  });

  it('is unwrapped after a rotation while the earlier master key is known', () => {
    expect(createKeyring(newMasterKey, [masterKey]).unwrap(maria, wrapped).export()).toStrictEqual(key);
  });

  it('is refused when its master key is unknown', () => {
    expect(() => createKeyring(newMasterKey).unwrap(maria, wrapped)).toThrow(UnknownMasterKeyError);
  });

  it('is refused in a form that this program does not know', () => {
    const later = Buffer.concat([Buffer.of(2), wrapped.subarray(1)]);
    expect(() => keyring.unwrap(maria, later)).toThrow(UnknownMasterKeyError);
    expect(() => keyring.unwrap(maria, Buffer.alloc(0))).toThrow(UnknownMasterKeyError);
  });

  it('is refused when it was changed', () => {
    const changed = Buffer.from(wrapped);
    changed.writeUInt8(changed.readUInt8(40) ^ 1, 40);
    expect(() => keyring.unwrap(maria, changed)).toThrow(SealBrokenError);
    expect(() => keyring.unwrap(maria, wrapped.subarray(0, 20))).toThrow(SealBrokenError);
  });
});
