import { adviser } from '../assessment/wording';
import type { CivilDate } from '../calendar/civilDate';
import type { Source } from '../parameters/parameter';
import { ruleSet } from '../parameters/ruleSet';
import { sources } from '../parameters/sources';
import type { ComparedRecord } from './comparableRules';

/**
 * What everybody whose answer a rule set changes is told first, and what goes out as news: it says nothing that holds for some
 * of them only. It comes with the release, never typed in while running.
 */
export interface RuleNotice {
  readonly ruleSetVersion: string;
  readonly text: string;
  readonly source: Source;
  /** The day from which it holds. */
  readonly day: CivilDate;
  /** Whether the law changed, or only what we made of it, or a change is announced, which is not the law. */
  readonly standing: 'correction' | 'in_force' | 'announced';
}

/** Of today's rule set. */
export const ruleNotice: RuleNotice = {
  ruleSetVersion: ruleSet.version,
  text: `We have corrected how we apply some rules, and some answers are different now. The law did not change on this day: our earlier answers were wrong, and we are sorry. If you have done something because of an earlier answer, ask ${adviser}.`,
  source: sources.continuousResidenceGuidance,
  day: '2026-11-29',
  standing: 'correction',
};

/** A made-up record that this rule set answers differently, to be shown to whoever releases the notice. */
export const exampleRecord: ComparedRecord = {
  details: {
    visaType: 'family_ten_years',
    visaStartDate: '2022-06-01',
    visaExpiryDate: '2027-05-31',
    hasILR: false,
    ilrGrantDate: null,
    marriedToBritishCitizen: false,
    englishLanguageProof: true,
    lifeInUKPassed: true,
    goodCharacter: true,
    intendsToStayInUK: true,
  },
  earlier: [{ visaType: 'spouse', startDate: '2016-12-01', endDate: '2022-05-31' }],
  journeys: [],
};
