import type { ProgressRequirement } from '@settlewise/contract/progress';
import { describe, expect, it } from 'vitest';
import { hasEnglishAndTest } from './englishAndTest';

type State = ProgressRequirement['state'];

const nothingSaid = { englishLanguageProof: false, englishLevel: null, lifeInUKPassed: false };

const requirementsOf = (english: State, test: State): ProgressRequirement[] => [
  { key: 'residence', title: '5 years of residence', state: 'met', detail: '' },
  { key: 'english', title: 'English at level B1', state: english, detail: '' },
  { key: 'life_in_uk', title: 'Life in the UK test', state: test, detail: '' },
];

describe('The step for English and the test', () => {
  it.each<[State, State, boolean]>([
    ['met', 'met', true],
    ['not_asked', 'met', true],
    ['not_asked', 'not_asked', true],
    ['unknown', 'met', false],
    ['met', 'not_met', false],
  ])('with English %s and the test %s is done: %s', (english, test, done) => {
    expect(hasEnglishAndTest(nothingSaid, requirementsOf(english, test))).toBe(done);
  });

  it('is open if no requirement is known and nothing is declared', () => {
    expect(hasEnglishAndTest(nothingSaid, [])).toBe(false);
  });

  it('is open while the declared level is too low for the planned day', () => {
    const declared = { englishLanguageProof: true, englishLevel: 'B1', lifeInUKPassed: true } as const;
    expect(hasEnglishAndTest(declared, requirementsOf('not_met', 'met'))).toBe(false);
    expect(hasEnglishAndTest(declared, requirementsOf('unknown', 'met'))).toBe(true);
    expect(hasEnglishAndTest(declared, [])).toBe(true);
  });
});
