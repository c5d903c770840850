import { fromDayNumber, toDayNumber, type DayNumber } from '../calendar/civilDate';
import { yearsLater } from '../calendar/dayNumbers';
import { unionOf } from '../absences/absentDays';
import { daysWithin, includesDay, indexDays } from '../absences/dayIndex';
import { absenceOf } from '../absences/recordedAbsences';
import type { CountingMethod, DaySpan } from '../absences/trip';
import type { CitizenshipAnswer, CitizenshipVerdict, Reason } from '../assessment/answer';
import { englishStanding, lifeInUkStanding } from '../assessment/knowledge';
import type { AssessedPerson, CitizenshipRequest, DatedTrip } from '../assessment/request';
import { against, dayCount, met, written } from '../assessment/wording';
import { finalYearLimit, fiveYearLimit, threeYearLimit } from '../parameters/absenceLimits';
import { citizenshipEnglish } from '../parameters/englishLevels';
import { sources } from '../parameters/sources';
import { firstDayOfPeriod, firstGoodApplication } from './citizenshipPeriod';
import { discretionFor, type Discretion } from './discretion';
import { firstDayReason, overTotalReasons, twelveMonthsReasons } from './discretionOfTime';

/** What the citizenship question is asked of. */
export interface CitizenshipQuestion {
  readonly citizenship: CitizenshipRequest;
  readonly trips: readonly DatedTrip[];
  readonly counting: CountingMethod;
  readonly asOf: DayNumber;
  /** From the grant of a permission to the arrival on it, which is time away; null where there is none. */
  readonly beforeEntry: DaySpan | null;
  readonly person?: AssessedPerson;
}

/**
 * Whether an application for naturalisation on a day meets sections 6(1) or 6(2), how the excess would be judged, and
 * the first day on which it meets everything. Without an application date, one on `asOf` is judged.
 */
export function assessCitizenship(question: CitizenshipQuestion): CitizenshipAnswer {
  const { citizenship, asOf } = question;
  const spouse = citizenship.spouseOfBritishCitizen;
  const limit = spouse ? threeYearLimit : fiveYearLimit;
  const away = daysAway(question, question.counting);
  // A day of travel is a day in the UK, whichever way days away are counted.
  const whollyAway = question.counting === 'whole_days' ? away : daysAway(question, 'whole_days');

  const application =
    citizenship.applicationDate === undefined ? asOf : toDayNumber(citizenship.applicationDate);
  const first = firstDayOfPeriod(application, limit.years);
  const finalFirst = firstDayOfPeriod(application, finalYearLimit.years);
  const totalDays = daysWithin(away, first, application);
  const finalYearDays = daysWithin(away, finalFirst, application);
  const total = discretionFor(spouse ? 'three_years' : 'five_years', totalDays);
  const finalYear = discretionFor('final_year', finalYearDays, total.band === 'meets');
  const presentOnFirstDay = !includesDay(whollyAway, first);
  const settledEnoughFrom = settledEnoughOn(citizenship);
  const settledLongEnough = settledEnoughFrom !== null && application >= settledEnoughFrom;
  const verdict = verdictOf([total, finalYear], settledLongEnough && presentOnFirstDay);
  const firstGood = firstGoodApplication(
    Math.max(Math.min(asOf, application), settledEnoughFrom ?? -Infinity),
    {
      years: limit.years,
      totalLimit: limit.days,
      finalYearLimit: finalYearLimit.days,
      away,
      whollyAway,
    },
  );

  const reasons: Reason[] = [
    (presentOnFirstDay ? met : against)(
      presentOnFirstDay ? 'present_on_first_day' : 'absent_on_first_day',
      presentOnFirstDay
        ? `No journey shows you outside the UK on ${written(first)}, the first day of the ${limit.years} years.`
        : `You were outside the UK on ${written(first)}, the first day of the ${limit.years} years.`,
      sources.nationalityAct,
      { first, last: first },
    ),
    limitReason('total', `the ${limit.years} years`, totalDays, limit.days, total, {
      first,
      last: application,
    }),
    limitReason('final_year', 'the final year', finalYearDays, finalYearLimit.days, finalYear, {
      first: finalFirst,
      last: application,
    }),
    settledReason(citizenship, settledEnoughFrom, settledLongEnough),
  ];
  if (verdict !== 'eligible')
    reasons.push(
      against(
        'first_good_date',
        `${settledEnoughFrom === null ? 'By the journeys alone, the' : 'The'} first day that meets everything is ${written(firstGood)}.`,
        sources.nationalityAct,
        { first: firstGood },
      ),
    );
  if (!presentOnFirstDay) reasons.push(firstDayReason());
  if (!spouse && citizenship.settledSince !== undefined)
    reasons.push(...twelveMonthsReasons(application, toDayNumber(citizenship.settledSince)));
  reasons.push(...overTotalReasons(totalDays, limit));
  return {
    applicationDate: fromDayNumber(application),
    qualifyingFrom: fromDayNumber(first),
    finalYearFrom: fromDayNumber(finalFirst),
    presentOnFirstDay,
    totalDays,
    totalLimit: limit.days,
    totalBand: total.band,
    finalYearDays,
    finalYearLimit: finalYearLimit.days,
    finalYearBand: finalYear.band,
    settledLongEnough,
    verdict,
    firstGoodDate: fromDayNumber(firstGood),
    reasons,
    missing: [],
    settlementLapse: null,
    registration: null,
    english: englishStanding(citizenshipEnglish, fromDayNumber(application), question.person),
    lifeInUk: lifeInUkStanding({ lifeInTheUk: 'adults' }, fromDayNumber(application), question.person),
    intentionAsked: !spouse,
  };
}

function daysAway({ trips, asOf, beforeEntry }: CitizenshipQuestion, counting: CountingMethod) {
  const absences: DaySpan[] = trips.map((trip) => absenceOf(trip, counting, asOf));
  return indexDays(unionOf(beforeEntry === null ? absences : [...absences, beforeEntry]));
}

/** The first day with the settlement that section 6 asks for: twelve months of it, or for spouses the day itself. */
function settledEnoughOn({ settledSince, spouseOfBritishCitizen }: CitizenshipRequest): DayNumber | null {
  if (settledSince === undefined) return null;
  const settled = toDayNumber(settledSince);
  return spouseOfBritishCitizen ? settled : yearsLater(settled, 1);
}

/** Absences that are normally refused weigh first; then what time alone mends; then what needs discretion. */
function verdictOf(judged: readonly Discretion[], timeIsRight: boolean): CitizenshipVerdict {
  if (judged.some(({ band }) => band === 'normally_refused')) return 'refused';
  if (!timeIsRight) return 'not_yet';
  return judged.every(({ band }) => band === 'meets') ? 'eligible' : 'discretion';
}

function limitReason(
  code: string,
  period: string,
  days: number,
  limit: number,
  discretion: Discretion,
  span: DaySpan,
): Reason {
  return (discretion.band === 'meets' ? met : against)(
    `${code}_${discretion.outcome}`,
    `${dayCount(days)} away in ${period}; the limit is ${limit}. ${discretion.message}`,
    discretion.source,
    { days, limit, ...span },
  );
}

function settledReason(
  { settledSince, spouseOfBritishCitizen }: CitizenshipRequest,
  enoughFrom: DayNumber | null,
  enough: boolean,
): Reason {
  if (settledSince === undefined || enoughFrom === null)
    return against(
      'settlement_date_missing',
      'Settlement is needed before citizenship, and no day is known since when you have it.',
      sources.nationalityAct,
    );
  const rule = spouseOfBritishCitizen
    ? 'Settlement is needed on the day of application'
    : 'Twelve months of settlement are needed before the application';
  return (enough ? met : against)(
    enough ? 'settled_long_enough' : 'not_settled_long_enough',
    `${rule}: complete on ${written(enoughFrom)}.`,
    sources.nationalityAct,
    { first: toDayNumber(settledSince), last: enoughFrom },
  );
}
