import { describe, expect, test } from 'vitest';
import { parseAddressText, formatAddress } from './addressText';

const none = {
  addressLine1: null,
  addressLine2: null,
  city: null,
  state: null,
  postalCode: null,
  country: null,
};
const flat = {
  ...none,
  addressLine1: 'Flat 2',
  city: 'Leith',
  postalCode: 'EH6 6AA',
  country: 'united_kingdom',
};
const shown = 'Flat 2\nLeith\nEH6 6AA\nUnited Kingdom';

describe('an address as text', () => {
  test('has a line for each filled field, and the name of the country', () => {
    expect(formatAddress(flat)).toBe(shown);
    expect(formatAddress(none)).toBeNull();
  });

  test('changes nothing if it is unchanged', () => {
    expect(parseAddressText(shown, flat)).toEqual({});
    expect(parseAddressText(`${shown.replaceAll('\n', '\r\n')}\n`, flat)).toEqual({});
    expect(parseAddressText(undefined, flat)).toEqual({});
    expect(parseAddressText(null, none)).toEqual({});
  });

  test('keeps each edited line in its field', () => {
    expect(parseAddressText('Flat 3\nLeith\nEH6 6AB\nIreland', flat)).toEqual({
      ...flat,
      addressLine1: 'Flat 3',
      postalCode: 'EH6 6AB',
      country: 'ireland',
    });
  });

  test('clears every field if it is empty', () => {
    expect(parseAddressText(null, flat)).toEqual(none);
  });

  test.each([
    ['1 High Street', { addressLine1: '1 High Street' }],
    ['1 High Street\nHall', { addressLine1: '1 High Street', addressLine2: 'Hall' }],
    ['a\nb\nc', { addressLine1: 'a', addressLine2: 'b', city: 'c' }],
    [' a \n\nb\nc\n d', { addressLine1: 'a', addressLine2: 'b', city: 'c', postalCode: 'd' }],
    ['a\nb\nc\nd\ne', { addressLine1: 'a', addressLine2: 'b', city: 'c', state: 'd', postalCode: 'e' }],
    ['a\nb\nFrance', { addressLine1: 'a', addressLine2: 'b', country: 'france' }],
    [
      'a\nb\nc\nd\ne\nunited kingdom',
      {
        addressLine1: 'a',
        addressLine2: 'b',
        city: 'c',
        state: 'd',
        postalCode: 'e',
        country: 'united_kingdom',
      },
    ],
  ])('%j that is new fills the fields from the top', (text, filled) => {
    const address = { ...none, ...filled };
    expect(parseAddressText(text, none)).toEqual(address);
    expect(parseAddressText(formatAddress(address), address)).toEqual({});
  });

  test('is refused with too many lines or a line that is too long', () => {
    expect(() => parseAddressText('a\nb\nc\nd\ne\nf', none)).toThrow('at most five lines');
    expect(() => parseAddressText('l'.repeat(201), none)).toThrow('at most 200 characters');
  });
});
