import { describe, expect, it } from 'vitest';
import { sentFilter, shownValue, type FilterField } from './filterFields';

const from: FilterField = { kind: 'day', name: 'from', label: 'From', edge: 'from' };
const to: FilterField = { kind: 'day', name: 'to', label: 'To', edge: 'to' };
const verified: FilterField = {
  kind: 'yesNo',
  name: 'emailVerified',
  label: 'Address',
  yes: 'Confirmed',
  no: 'Not confirmed',
  any: 'All',
};
const type: FilterField = { kind: 'text', name: 'type', label: 'Type' };

describe('What a list is narrowed by', () => {
  it('a period takes in its last day, by London’s clocks, and reads back as it was typed', () => {
    const sent = sentFilter([from, to], { from: '2026-07-01', to: '2026-07-31' });
    expect(sent).toEqual({ from: '2026-06-30T23:00:00.000Z', to: '2026-07-31T23:00:00.000Z' });
    expect([shownValue(from, sent['from']), shownValue(to, sent['to'])]).toEqual([
      '2026-07-01',
      '2026-07-31',
    ]);
  });

  it('leaves out what is empty, and tells no from nothing', () => {
    expect(sentFilter([type, verified], { type: '  ', emailVerified: 'false' })).toEqual({
      emailVerified: false,
    });
    expect(shownValue(verified, undefined)).toBe('');
    expect(shownValue(verified, false)).toBe('false');
  });

  it('leaves out a day that cannot be read, and half an id', () => {
    const who: FilterField = { kind: 'id', name: 'userId', label: 'Whose data' };
    const whole = '6f1c2d0e-8a4b-4c1d-9e2f-3a5b7c9d1e0f';
    expect(sentFilter([type, from, who], { type: 'a', from: '31 Foo', userId: whole.slice(0, 9) })).toEqual({
      type: 'a',
    });
    expect(sentFilter([who], { userId: ` ${whole} ` })).toEqual({ userId: whole });
  });

  it('what an address says and the form does not know is shown as nothing', () => {
    expect(shownValue(from, 'never')).toBe('');
    expect(shownValue(type, 7)).toBe('');
  });
});
