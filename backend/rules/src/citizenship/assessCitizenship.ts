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
import { against } from './reasonFactories';
import { finalYearReason, totalReason } from './limitReasons';
import { settledReasons, settlementHeld } from './settlementHeld';
import { findSettlementLapse } from './settlementLapse';

/** The input of a citizenship assessment. */
export interface CitizenshipQuestion {
  readonly citizenship: CitizenshipRequest;
  readonly trips: readonly DatedTrip[];
  readonly counting: CountingMethod;
  readonly asOf: DayNumber;
  /** The time from grant to entry, which counts as away; null if there is none. */
  readonly beforeEntry: DaySpan | null;
  /** Whether one of the permissions is for protection; omitted if none is known. */
  readonly hasProtection?: boolean;
  readonly person?: AssessedPerson;
  /** The law to apply. Defaults to the law of the rule set. */
  readonly law?: Law;
}

/**
 * Assesses whether an application for naturalisation on a day meets sections 6(1) or 6(2), how any excess would be
 * judged, and the first day that meets everything. Without an application date, the day is `asOf`.
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
  } = findSettlementLapse({ kind, settled, trips, asOf, application, lapses: law.lapses });
  const lapsed = lapse?.mayHaveLapsed === true;
  const adult = adultFrom(person, law);
  const arrivedIrregularly = citizenship.arrivedWithoutPermission === 'yes';
  const verdict = arrivedIrregularly
    ? 'refused'
    : lapsed || application < adult
      ? 'not_yet'
      : determineVerdict([total, finalYear], settledLongEnough && presentOnFirstDay);
  const from = Math.max(Math.min(asOf, application), held.enoughFrom ?? -Infinity, adult);
  const firstGood = firstGoodDay(from, period, outside, rows);
  const hasFirstGoodDay =
    !arrivedIrregularly && !lapsed && (standsUntil === null || firstGood <= standsUntil);

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
  if (verdict !== 'eligible' && hasFirstGoodDay)
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
    firstGoodDate: hasFirstGoodDay ? fromDayNumber(firstGood) : null,
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

/** Checks absences that are normally refused first, then what time alone solves, then what needs discretion. */
function determineVerdict(judged: readonly Discretion[], timeIsRight: boolean): CitizenshipVerdict {
  if (judged.some(({ band }) => band === 'normally_refused')) return 'refused';
  if (!timeIsRight) return 'not_yet';
  return judged.every(({ band }) => band === 'meets') ? 'eligible' : 'discretion';
}
