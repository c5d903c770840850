import { describe, expect, it } from 'vitest';
import { createSealing } from './sealing';

const keyOf = (number: number) => Buffer.alloc(32, number).toString('base64');
const sealing = createSealing(keyOf(1));
const text = '{"destination":"Zürich – Kraków"}';

describe('A sealed text', () => {
  it('is opened under its key and its name', () => {
    expect(sealing.open('ilr', sealing.seal('ilr', text))).toBe(text);
    expect(createSealing(keyOf(1)).open('ilr', sealing.seal('ilr', ''))).toBe('');
  });

  it('shows nothing of what was typed, and is another each time', () => {
    const [one, other] = [sealing.seal('ilr', text), sealing.seal('ilr', text)];
    expect(one).not.toBe(other);
    const bytes = Buffer.from(one, 'base64');
    expect(bytes.includes('destination')).toBe(false);
    for (const start of [0, 1, 2])
      expect(one).not.toContain(
        Buffer.from('destination')
          .subarray(start, start + 6)
          .toString('base64'),
      );
    // Nonce, text and tag: nothing is packed, which could show how much of it repeats.
    expect(bytes).toHaveLength(24 + Buffer.byteLength(text) + 16);
  });

  it('is nothing under another key, or in the place of another', () => {
    const sealed = sealing.seal('ilr', text);
    expect(createSealing(keyOf(2)).open('ilr', sealed)).toBeNull();
    expect(sealing.open('citizenship', sealed)).toBeNull();
  });

  it('is nothing once it was cut off or changed anywhere', () => {
    const sealed = sealing.seal('ilr', text);
    const bytes = Buffer.from(sealed, 'base64');
    for (let length = 0; length < bytes.length; length += 1)
      expect(sealing.open('ilr', bytes.subarray(0, length).toString('base64'))).toBeNull();
    for (let place = 0; place < bytes.length; place += 1) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
      expect(sealing.open('ilr', changed.toString('base64'))).toBeNull();
    }
  });

  it.each(['', 'not base64!', '{"name":"Spain"}', 'QUJD'])('is not %s', (written) => {
    expect(sealing.open('ilr', written)).toBeNull();
  });
});
