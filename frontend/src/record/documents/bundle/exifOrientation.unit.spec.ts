import { describe, expect, it } from 'vitest';
import { orientationOf, uprightBy, type Orientation } from './exifOrientation';
import { exifHead } from './testing/pictures';

describe('How a photo was held', () => {
  it.each(['II', 'MM'] as const)('is read in the order of bytes %s', (order) => {
    expect([1, 3, 6, 8].map((value) => orientationOf(exifHead(value, order)))).toEqual([1, 3, 6, 8]);
  });

  it('is upright where nothing, or nonsense, is said', () => {
    expect(orientationOf(exifHead(9, 'II'))).toBe(1);
    expect(orientationOf(exifHead(6, 'II').slice(0, 24))).toBe(1);
    expect(orientationOf(new Uint8Array([0xff, 0xd8, 0xff, 0xd9]))).toBe(1);
    expect(orientationOf(new Uint8Array())).toBe(1);
  });

  // Exif 2.32, tag 274: on which side the first row and the first column of the stored picture are seen.
  it.each([
    [1, 'top', 'left'],
    [2, 'top', 'right'],
    [3, 'bottom', 'right'],
    [4, 'bottom', 'left'],
    [5, 'left', 'top'],
    [6, 'right', 'top'],
    [7, 'right', 'bottom'],
    [8, 'left', 'bottom'],
  ] as const)(
    '%i shows the first row at the %s and the first column at the %s',
    (orientation, row, column) => {
      // Stored, the first row is the upper edge and the first column the left one.
      expect([sideOf(orientation, 0.5, 1), sideOf(orientation, 0, 0.5)]).toEqual([row, column]);
    },
  );
});

function sideOf(orientation: Orientation, x: number, y: number): string {
  const [a, b, c, d, e, f] = uprightBy[orientation];
  const seen = [a * x + c * y + e, b * x + d * y + f].join(' ');
  return { '0.5 1': 'top', '0.5 0': 'bottom', '0 0.5': 'left', '1 0.5': 'right' }[seen] ?? seen;
}
