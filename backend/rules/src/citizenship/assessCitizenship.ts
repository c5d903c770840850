import { fromDayNumber, toDayNumber, type DayNumber } from '../calendar/civilDate';
import type { CountingMethod, DaySpan } from '../absences/trip';
import type { CitizenshipAnswer, CitizenshipVerdict } from '../assessment/answer';
import type { Reason } from '../assessment/reason';
import { englishStatus, lifeInUkStatus } from '../assessment/knowledge';
import type { AssessedPerson, CitizenshipRequest, DatedTrip } from '../assessment/request';
import { lawOn, type Law } from '../parameters/law';
import { sources } from '../parameters/sources';
import { adultFrom, personReasons } from './aboutThePerson';
import { discretionFor, type Discretion } from './discretion';
import { firstDayReason, overTotalReasons, limitedLeaveReasons } from './discretionOfTime';
import { arrivalReasons } from './arrivalReasons';
import { assessRegistration } from './registration';
import { daysOutside, firstDayPresence, firstGoodDay, islandReasons, residenceUntil } from './residence';
import { against } from './said';
import { finalYearReason, totalReason } from './limitReasons';
import { settledReasons, settlementHeld } from './settlementHeld';
import { settlementLapseOf } from './settlementLapse';

/** What the citizenship question is asked of. */
export interface CitizenshipQuestion {
  readonly citizenship: CitizenshipRequest;
  readonly trips: readonly DatedTrip[];
  readonly counting: CountingMethod;
  readonly asOf: DayNumber;
  /** From the grant of a permission to the arrival on it, which is time away; null where there is none. */
  readonly beforeEntry: DaySpan | null;
  /** Whether one of their permissions is for protection; left out where none is known. */
  readonly hasProtection?: boolean;
  readonly person?: AssessedPerson;
  /** By which rows it is answered; left out for those of the rule set. */
  readonly law?: Law;
}

/**
 * Whether an application for naturalisation on a day meets sections 6(1) or 6(2), how the excess would be judged, and
 * the first day on which it meets everything. Without an application date, one on `asOf` is judged.
 */
export function assessCitizenship(question: CitizenshipQuestion): CitizenshipAnswer {
  const { citizenship, trips, counting, asOf, beforeEntry, person, law: rows } = question;
  const spouse = citizenship.spouseOfBritishCitizen;
  const application =
    citizenship.applicationDate === undefined ? asOf : toDayNumber(citizenship.applicationDate);
  const period = spouse ? 'threeYears' : 'fiveYears';
  const law = lawOn(fromDayNumber(application), rows);
  const limit = law[period];
  const monthsAsked = spouse ? 0 : law.naturalisation.monthsSettled;

  const outside = daysOutside(trips, counting, asOf, beforeEntry);
  const residence = residenceUntil(application, limit, outside);
  const { first, finalFirst, totalDays, finalYearDays, presentOnFirstDay } = residence;
  const total = discretionFor(law.discretion, spouse ? 'three_years' : 'five_years', totalDays);
  const finalYear = discretionFor(law.discretion, 'final_year', finalYearDays, total.band === 'meets');
  const held = settlementHeld(citizenship, monthsAsked);
  const settledLongEnough = held.enoughFrom !== null && application >= held.enoughFrom;
  const { kind, settled } = held;
  const {
    lapse,
    standsUntil,
    reasons: lapseReasons,
  } = settlementLapseOf({ kind, settled, trips, asOf, application, lapses: law.lapses });
  const lapsed = lapse?.mayHaveLapsed === true;
  const adult = adultFrom(person, law);
  const cameIrregularly = citizenship.arrivedWithoutPermission === 'yes';
  const verdict = cameIrregularly
    ? 'refused'
    : lapsed || application < adult
      ? 'not_yet'
      : verdictOf([total, finalYear], settledLongEnough && presentOnFirstDay);
  const from = Math.max(Math.min(asOf, application), held.enoughFrom ?? -Infinity, adult);
  const firstGood = firstGoodDay(from, period, outside, rows);
  const stands = !cameIrregularly && !lapsed && (standsUntil === null || firstGood <= standsUntil);

  const reasons: Reason[] = [
    ...arrivalReasons(citizenship, fromDayNumber(application), question.hasProtection),
    firstDayPresence(residence, limit.years),
    totalReason(limit.years, { days: totalDays, limit: limit.days, first, last: application }, total),
    finalYearReason(
      { days: finalYearDays, limit: law.finalYear.days, first: finalFirst, last: application },
      finalYear,
    ),
    ...settledReasons(held, monthsAsked, application),
    ...lapseReasons,
  ];
  if (verdict !== 'eligible' && stands)
    reasons.push(
      against(
        'first_good_date',
        { on: firstGood, byJourneysAlone: held.enoughFrom === null },
        sources.nationalityAct,
        { first: firstGood },
      ),
    );
  if (!presentOnFirstDay) reasons.push(firstDayReason(law));
  if (!spouse && settled !== null) reasons.push(...limitedLeaveReasons(application, settled, law));
  reasons.push(...overTotalReasons(totalDays, limit, law), ...islandReasons(trips));
  reasons.push(...personReasons(person, application, spouse, law));
  return {
    applicationDate: fromDayNumber(application),
    qualifyingFrom: fromDayNumber(first),
    finalYearFrom: fromDayNumber(finalFirst),
    presentOnFirstDay,
    totalDays,
    totalLimit: limit.days,
    totalBand: total.band,
    finalYearDays,
    finalYearLimit: law.finalYear.days,
    finalYearBand: finalYear.band,
    settledLongEnough,
    verdict,
    firstGoodDate: stands ? fromDayNumber(firstGood) : null,
    reasons,
    missing: [],
    settlementLapse: lapse,
    registration:
      citizenship.britishNationalOverseas === true
        ? assessRegistration({ citizenship, application, asOf, outside, lapsed, standsUntil, rows })
        : null,
    english: englishStatus(law.citizenshipEnglish, fromDayNumber(application), person),
    lifeInUk: lifeInUkStatus({ lifeInTheUk: 'adults' }, fromDayNumber(application), person),
    intentionAsked: !spouse,
  };
}

/** Absences that are normally refused weigh first; then what time alone mends; then what needs discretion. */
function verdictOf(judged: readonly Discretion[], timeIsRight: boolean): CitizenshipVerdict {
  if (judged.some(({ band }) => band === 'normally_refused')) return 'refused';
  if (!timeIsRight) return 'not_yet';
  return judged.every(({ band }) => band === 'meets') ? 'eligible' : 'discretion';
}
