import { describe, expect, it } from 'vitest';
import { gapBefore, withoutUnasked } from './gapBefore';

const first = { startDate: '2021-05-15', endDate: '2024-05-14' };

describe('The gap before a visa', () => {
  it('is there where days lie between it and the visa before', () => {
    expect(gapBefore('2024-07-30', [first])).toBe('2024-05-14');
    expect(gapBefore('2024-05-16', [first])).toBe('2024-05-14');
  });
  it('is none on the next day, within the other visa, or without one', () => {
    expect(gapBefore('2024-05-15', [first])).toBeNull();
    expect(gapBefore('2023-01-01', [first])).toBeNull();
    expect(gapBefore('2024-07-30', [])).toBeNull();
  });
  it('is measured from the visa that ended last', () => {
    const second = { startDate: '2024-05-15', endDate: '2024-07-29' };
    expect(gapBefore('2024-07-30', [first, second])).toBeNull();
  });
  it('looks at no visa that came after', () => {
    expect(gapBefore('2020-01-01', [first])).toBeNull();
  });
  it('waits for a whole date', () => {
    expect(gapBefore('30/7', [first])).toBeNull();
  });
});

it('leaves out what was not asked, and nothing else', () => {
  expect(withoutUnasked({ appliedOn: '', visaType: 'student' }, ['appliedOn'])).toEqual({
    visaType: 'student',
  });
});
