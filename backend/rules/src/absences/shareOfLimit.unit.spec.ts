import { describe, expect, test } from 'vitest';
import { absenceLimitsOn } from '../parameters/absenceLimits';
import { againstLimit, withSimilarWarning } from './limitCheck';
import { verdictByShare, type ShareStep } from './shareOfLimit';

const { fiveYears, settlementYear } = absenceLimitsOn('2026-11-21');
const citizenship = (days: number) => verdictByShare(againstLimit(days, fiveYears), 'citizenship', [75, 90]);

describe('The bar of a calculator', () => {
  test.each([
    [337, 'within', 'Within the citizenship limit: 113 days left'],
    [338, 'soon', 'Within the citizenship limit: 112 days left. Over 75% of the limit'],
    [405, 'soon', 'Close to the citizenship limit: 45 days left. Over 75% of the limit'],
    [406, 'nearOver', 'Close to the citizenship limit: 44 days left. Over 90% of the limit'],
    [450, 'nearOver', 'At the citizenship limit: no days left. Over 90% of the limit'],
    [451, 'over', 'Over the citizenship limit by 1 day'],
  ])('%i of 450 days give the tone %s and the words “%s”', (days, tone, words) =>
    expect(citizenship(days)).toEqual({ tone, words }),
  );

  test('the colour never changes without the words', () => {
    const stepsFor: readonly (readonly ShareStep[])[] = [[], [75], [75, 90]];
    for (const steps of stepsFor) {
      const wordsByTone = new Map<string, string>();
      for (let days = 0; days <= 910; days += 1) {
        const against = againstLimit(days, withSimilarWarning(900, settlementYear));
        const { tone, words } = verdictByShare(against, 'ILR', steps);
        const withoutDays = words.replace(/(?:: | by ).*? days?(?: left)?/, '');
        expect(wordsByTone.get(withoutDays) ?? tone).toBe(tone);
        wordsByTone.set(withoutDays, tone);
      }
    }
  });
});
