import { missingDaysSentences } from '../sentences/discretion';
import { always, publishAs } from './parameter';
import { sources } from './sources';
import { fromAge, inDays, inMonths, type Unit } from './units';

/** What a caseworker does with days of limited leave among the months of settlement that are asked. */
export interface LimitedLeaveBand {
  /** The most days of the row. */
  readonly upTo: number;
  readonly message: string;
}

const aTable: Unit<readonly LimitedLeaveBand[]> = {
  key: 'limited_leave',
  inWords: (bands) => bands.map(({ message }) => message).join(' '),
};

const guidance = sources.naturalisationGuidance;

/** What naturalisation asks, except the limits of days away, and what may be overlooked. */
export const naturalisationRules = {
  /** BNA 1981 s.6 and s.50(11). */
  fullAge: publishAs(
    'citizenship_full_age',
    always('Citizenship: from the age of', fromAge, 18, sources.nationalityAct),
  ),
  /** Section 6(1) and 4(2); section 6(2) asks for settlement on the day alone. */
  monthsSettled: always(
    'Citizenship: settlement held before the application',
    inMonths,
    12,
    sources.nationalityAct,
  ),
  /** Guidance v16.0, section 6(1). The guidance says "less than 10" and "more than 90". */
  limitedLeave: always<readonly LimitedLeaveBand[]>(
    'Citizenship: days of limited leave in the months of settlement',
    aTable,
    [
      { upTo: 9, message: missingDaysSentences.few({ most: 9 }) },
      { upTo: 90, message: missingDaysSentences.some({ least: 10, most: 90 }) },
      { upTo: Infinity, message: missingDaysSentences.many({ least: 91 }) },
    ],
    guidance,
  ),
  /**
   * So many days in all of diplomats and of people who were detained without a conviction may be disregarded. For members of
   * the forces there is no such limit: all their days of service are.
   */
  technicalAbsenceFiveYears: publishAs(
    'citizenship_technical_absence_five_years',
    always(
      'Citizenship: days of diplomats, and of people detained without a conviction, in five years',
      inDays,
      730,
      guidance,
    ),
  ),
  technicalAbsenceThreeYears: publishAs(
    'citizenship_technical_absence_three_years',
    always(
      'Citizenship as a partner: days of diplomats, and of people detained without a conviction, in three years',
      inDays,
      450,
      guidance,
    ),
  ),
  /** With more days over the limit the intention to live in the UK is looked into. */
  excessTakenAsMeant: publishAs(
    'citizenship_excess_taken_as_meant',
    always('Citizenship: days over the limit with which intention is accepted', inDays, 30, guidance),
  ),
  /** A longer absence, planned or recent, counts against the intention. */
  absenceAgainstIntention: publishAs(
    'citizenship_absence_against_intention',
    always('Citizenship: a longer absence counts against intention', inMonths, 6, guidance),
  ),
  /** For so long an application can be held, so that a later date is its own. */
  laterDateWithin: publishAs(
    'citizenship_later_date',
    always('Citizenship: a later date of application within', inMonths, 2, guidance),
  ),
} as const;
