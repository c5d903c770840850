import { adviser } from '../assessment/wording';
import type { CivilDate } from '../calendar/civilDate';
import type { Source } from '../parameters/parameter';
import { ruleSet } from '../parameters/ruleSet';
import { sources } from '../parameters/sources';
import type { ComparedRecord } from './comparableRules';

/**
 * The general notice to all people whose answer a rule set changes, also sent as news. It contains nothing that
 * applies to only some of them. It is part of the release and never typed in at run time.
 */
export interface RuleNotice {
  readonly ruleSetVersion: string;
  readonly text: string;
  readonly source: Source;
  /** The day from which it applies. */
  readonly day: CivilDate;
  /** `in_force`: the law changed. `correction`: only our reading changed. `announced`: a plan, not the law. */
  readonly standing: 'correction' | 'in_force' | 'announced';
}

/** The notice of the current rule set. */
export const ruleNotice: RuleNotice = {
  ruleSetVersion: ruleSet.version,
  text: `We have corrected how we apply some rules, and some answers are different now. The law did not change on this day: our earlier answers were wrong, and we are sorry. If you have done something because of an earlier answer, ask ${adviser}.`,
  source: sources.continuousResidenceGuidance,
  day: '2026-11-29',
  standing: 'correction',
};

/** A sample record with a changed answer, shown to the person who releases the notice. */
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
