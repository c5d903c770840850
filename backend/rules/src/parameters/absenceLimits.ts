import { inForceOn, type DatedValue, type Source } from './datedValue';
import { composedOn } from './ruleSet';
import { sources } from './sources';

/** A number of days away that a period allows. */
export interface AbsenceLimit {
  /** Days allowed on the day on which the rows were put together; one more is over. */
  readonly days: number;
  /** Days from which a person should be told that the limit is near. */
  readonly nearDays: number;
  readonly years: 1 | 3 | 5;
  readonly source: Source;
  /** What the limit was when. */
  readonly rows: readonly DatedValue<number>[];
}

/** No other number is known of these limits for any day that the rule data speaks of. */
const always = '1900-01-01';

function limit(years: AbsenceLimit['years'], days: number, nearDays: number, source: Source): AbsenceLimit {
  const rows = [{ value: days, from: always, source }];
  const inForce = inForceOn(rows, composedOn);
  return { years, days: inForce.value, nearDays, source: inForce.source, rows };
}

/** British Nationality Act 1981, Schedule 1: the final year before an application for citizenship. */
export const finalYearLimit: AbsenceLimit = limit(1, 90, 80, sources.naturalisationGuidance);

/** The three years of the spouse or civil partner of a British citizen, section 6(2). */
export const threeYearLimit: AbsenceLimit = limit(3, 270, 240, sources.naturalisationGuidance);

/** The five years of section 6(1). */
export const fiveYearLimit: AbsenceLimit = limit(5, 450, 400, sources.naturalisationGuidance);

/** Settlement: any twelve months of the qualifying period, CR 3.1. */
export const settlementYearLimit: AbsenceLimit = limit(1, 180, 150, sources.continuousResidenceCounting);
