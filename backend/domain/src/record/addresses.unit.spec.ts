import { describe, expect, it } from 'vitest';
import { wholeItem } from '../fields';
import { addresses } from './addresses';

const findBrokenRule = (change: object) => {
  const item = wholeItem(addresses.fields, { ...addresses.example, ...change });
  return addresses.rules.filter((rule) => !rule.holds(item)).map(({ code, field }) => `${field} ${code}`);
};

describe('an address', () => {
  it.each([
    [{ from: '2022-01-15', to: '2022-01-15' }, []],
    [{ from: '2022-01-15', to: '2022-01-14' }, ['to end_before_start']],
    [{ from: '2022-01', to: null, precision: 'month' }, []],
    [{ from: '2022-01', to: '2022-01', precision: 'month' }, []],
    // A month and a day in it: their order is unknown.
    [{ from: '2022-01-15', to: '2022-01', precision: 'month' }, []],
    [{ from: '2022-02', to: '2022-01-31', precision: 'month' }, ['to end_before_start']],
    [{ from: '2022-01', to: null, precision: 'day' }, ['from day_missing']],
    [{ from: '2022-01-15', to: '2023-01', precision: 'day' }, ['to day_missing']],
  ])('with %j breaks %j', (change, broken) => {
    expect(findBrokenRule(change)).toEqual(broken);
  });
});
