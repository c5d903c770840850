import { describe, expect, test } from 'vitest';
import { isSameAddress, mayBeSameAddress, type AddressPlace } from './sameAddress';

const harbour: AddressPlace = {
  line1: '14 Harbour Street',
  line2: 'Flat 2',
  town: 'Leith',
  postcode: 'EH6 6AA',
};
const other = (more: Partial<AddressPlace>): AddressPlace => ({ ...harbour, ...more });

describe('two texts are the same address', () => {
  test.each<Partial<AddressPlace>>([
    {},
    { line1: '14 HARBOUR  street', postcode: 'eh66aa' },
    { line1: 'Flat 2, 14 Harbour St.', line2: null },
    { line1: 'Apt 2', line2: '14 Harbour Street' },
    // With a postcode the town adds no information.
    { town: 'Edinburgh' },
    { postcode: null },
    { postcode: ' ', town: 'LEITH' },
  ])('when one of them has %j', (more) => {
    expect(isSameAddress(harbour, other(more))).toBe(true);
    expect(isSameAddress(other(more), harbour)).toBe(true);
    expect(mayBeSameAddress(harbour, other(more))).toBe(false);
  });

  test.each<[Partial<AddressPlace>, mayBe: boolean]>([
    [{ line1: '2 Harbour Street', line2: 'Flat 14' }, true],
    [{ line1: '14 Harbour Street', line2: null }, true],
    [{ line1: '1 4 Harbour Street' }, true],
    [{ line1: '14 Harbour Street West' }, true],
    [{ postcode: 'EH6 6AB' }, false],
    [{ postcode: null, town: 'Hull' }, false],
  ])('but not when one of them has %j', (more, mayBe) => {
    expect(isSameAddress(harbour, other(more))).toBe(false);
    expect(mayBeSameAddress(harbour, other(more))).toBe(mayBe);
  });

  test('a saint is not a street, and accents and apostrophes do not matter', () => {
    const place = (line1: string) => other({ line1, line2: null });
    expect(isSameAddress(place('St Mary’s Rd'), place('ST. MARYS ROAD'))).toBe(true);
    expect(isSameAddress(place('3 Café Close'), place('3 Cafe Cl'))).toBe(true);
    expect(isSameAddress(place('St Street'), place('Street Street'))).toBe(false);
    expect(isSameAddress(place('constructor'), place('Constructor'))).toBe(true);
  });
});
