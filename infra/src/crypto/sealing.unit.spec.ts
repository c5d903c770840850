import { createSecretKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { open, seal, SealBrokenError } from './sealing';

const key = createSecretKey(Buffer.alloc(32, 1));
const otherKey = createSecretKey(Buffer.alloc(32, 2));
const place = Buffer.from('absences-1');
const content = Buffer.from('São Paulo, 2024-08-01');

const flipBit = (bytes: Buffer, index: number): Buffer => {
  const changed = Buffer.from(bytes);
  changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
  return changed;
};

describe('sealed content', () => {
  const sealed = seal(key, content, place);

  it('opens with the same key in the same place', () => {
    expect(open(key, sealed, place)).toStrictEqual(content);
  });

  it('may be empty', () => {
    expect(open(key, seal(key, Buffer.alloc(0), place), place)).toHaveLength(0);
  });

  it('does not contain the plain text', () => {
    expect(sealed.ciphertext.includes(Buffer.from('Paulo'))).toBe(false);
  });

  it('has a new nonce and ciphertext each time', () => {
    const again = seal(key, content, place);
    expect(again.nonce).not.toStrictEqual(sealed.nonce);
    expect(again.ciphertext).not.toStrictEqual(sealed.ciphertext);
  });

  it('does not open with another key', () => {
    expect(() => open(otherKey, sealed, place)).toThrow(SealBrokenError);
  });

  it('does not open in another place', () => {
    expect(() => open(key, sealed, Buffer.from('absences-2'))).toThrow(SealBrokenError);
    expect(() => open(key, sealed, Buffer.alloc(0))).toThrow(SealBrokenError);
  });

  it('does not open when any bit of it was changed', () => {
    for (const index of sealed.ciphertext.keys()) {
      const changed = { ...sealed, ciphertext: flipBit(sealed.ciphertext, index) };
      expect(() => open(key, changed, place)).toThrow(SealBrokenError);
    }
    for (const index of sealed.nonce.keys()) {
      const changed = { ...sealed, nonce: flipBit(sealed.nonce, index) };
      expect(() => open(key, changed, place)).toThrow(SealBrokenError);
    }
  });

  it('does not open when it is too short or too long', () => {
    const { nonce, ciphertext } = sealed;
    const wrong = [
      { nonce, ciphertext: Buffer.alloc(0) },
      { nonce, ciphertext: ciphertext.subarray(0, 15) },
      { nonce, ciphertext: ciphertext.subarray(0, -1) },
      { nonce, ciphertext: Buffer.concat([ciphertext, Buffer.of(0)]) },
      { nonce: nonce.subarray(0, 11), ciphertext },
      { nonce: Buffer.alloc(0), ciphertext },
    ];
    for (const changed of wrong) expect(() => open(key, changed, place)).toThrow(SealBrokenError);
  });
});
