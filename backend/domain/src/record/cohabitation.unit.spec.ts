import { describe, expect, it } from 'vitest';
import { wholeItem } from '../fields';
import { cohabitation } from './cohabitation';

const findBrokenRule = (change: object) => {
  const item = wholeItem(cohabitation.fields, { ...cohabitation.example, ...change });
  return cohabitation.rules.filter((rule) => !rule.holds(item)).map(({ code, field }) => `${field} ${code}`);
};
const nowhere = { line1: null, line2: null, town: null, postcode: null };

describe('an address of the partner', () => {
  it.each([
    [{}, []],
    [{ sameAsMine: true, ...nowhere }, []],
    [{ sameAsMine: true }, ['sameAsMine two_addresses']],
    [nowhere, ['line1 line_missing', 'town town_missing']],
    [{ postcode: null }, []],
    [{ from: '2023-06-30', to: '2023-06' }, []],
    [{ from: '2023-07-01', to: '2023-06' }, ['to end_before_start']],
    [{ to: null }, []],
  ])('with %j breaks %j', (change, broken) => {
    expect(findBrokenRule(change)).toEqual(broken);
  });
});
