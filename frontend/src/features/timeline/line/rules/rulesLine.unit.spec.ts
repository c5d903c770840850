import { changesOn } from '@settlewise/rules/parameters';
import { describe, expect, it } from 'vitest';
import { datedWithin, rulesAhead, rulesInWords, showsRules, undated, withRules } from './rulesLine';

const today = '2026-11-27';
const rules = rulesAhead(today);
const keysOf = (some: readonly { readonly change: { readonly key: string } }[]) =>
  some.map(({ change }) => change.key);

describe('The second line', () => {
  it('has the changes that are to come or only announced, and none that holds already', () => {
    const notInForce = changesOn(today).filter(({ standing }) => ['to_come', 'announced'].includes(standing));
    expect(keysOf(rules).toSorted()).toEqual(keysOf(notInForce.map((change) => ({ change }))).toSorted());
    expect(rules.map(({ sign }) => sign)).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G']);
  });

  it('loses a change once its day has come', () => {
    expect(keysOf(rules)).toContain('english_b2_settlement');
    expect(keysOf(rulesAhead('2027-03-26'))).not.toContain('english_b2_settlement');
    expect(keysOf(rulesAhead('2027-03-25'))).toContain('english_b2_settlement');
  });

  it('draws those of the line’s years on their days, and never a day for what has none', () => {
    const drawn = datedWithin(rules, { from: '2026-01-01', to: '2026-12-31' });
    expect(drawn.map(({ day }) => day)).toEqual(['2026-11-30', '2026-12-31']);
    expect(keysOf(undated(rules))).toEqual([
      'earned_settlement',
      'refugees_twenty_years',
      'earned_citizenship',
    ]);
    const all = datedWithin(rules, { from: '2000-01-01', to: '2099-12-31' });
    expect(all.map(({ change }) => change.standing)).not.toContain('announced');
  });

  it('is told in a sentence to those who do not see it', () => {
    expect(rulesInWords(rules)).toBe(
      'Below it, on a line of their own, 4 changes of the rules to come and 3 that are only announced.',
    );
  });

  it('is off until the address says so', () => {
    expect(showsRules(new URLSearchParams())).toBe(false);
    const shown = withRules(new URLSearchParams('x=1'), true);
    expect([shown.toString(), showsRules(shown)]).toEqual(['x=1&rules=shown', true]);
    expect(withRules(shown, false).toString()).toBe('x=1');
  });
});
