import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonicalJson';

describe('canonical JSON', () => {
  it('does not depend on the order in which fields were set, at any depth', () => {
    expect(canonicalJson({ b: { d: 1, c: [{ f: 1, e: 2 }] }, a: null })).toBe(
      '{"a":null,"b":{"c":[{"e":2,"f":1}],"d":1}}',
    );
  });

  it('orders fields by code unit, upper case first, whatever the locale', () => {
    expect(canonicalJson({ ä: 1, z: 2, Z: 3, a: 4, '10': 5, '9': 6 })).toBe(
      '{"10":5,"9":6,"Z":3,"a":4,"z":2,"ä":1}',
    );
  });

  it('keeps the order of lists', () => {
    expect(canonicalJson([3, 1, 2])).toBe('[3,1,2]');
  });

  it('leaves out fields that are undefined; in a list they are null, as in plain JSON', () => {
    expect(canonicalJson({ a: undefined, b: 1 })).toBe('{"b":1}');
    expect(canonicalJson([1, undefined])).toBe('[1,null]');
  });

  it('distinguishes letters that only look alike', () => {
    expect(canonicalJson('é')).not.toBe(canonicalJson('e\u0301'));
    expect(canonicalJson('São 🌍')).toBe('"São 🌍"');
  });

  it('escapes a lone surrogate', () => {
    expect(canonicalJson('\ud83c')).toBe('"\\ud83c"');
  });

  it.each([
    { name: 'texts with quotes and control characters', value: 'a "b"\n\u0000\u2028' },
    { name: 'numbers', value: [0, -1, 1.5, 1e21, 5e-324] },
    { name: 'empty values', value: { list: [], object: {}, text: '' } },
    { name: 'field names that objects inherit', value: JSON.parse('{"__proto__":1,"constructor":2}') },
  ])('parses to the same value: $name', ({ value }) => {
    expect(JSON.parse(canonicalJson(value))).toStrictEqual(value);
  });

  it('writes a date as JSON does', () => {
    expect(canonicalJson({ at: new Date('2026-11-21T09:15:00Z') })).toBe('{"at":"2026-11-21T09:15:00.000Z"}');
  });

  it.each([NaN, Infinity, 1n, Symbol('secret'), () => 1, undefined])('refuses %s', (value) => {
    expect(() => canonicalJson(value)).toThrow(TypeError);
  });

  it('does not repeat a refused value, which may be personal data', () => {
    expect(() => canonicalJson({ a: 123456789n })).toThrow(/^(?!.*123456789)/);
  });
});
