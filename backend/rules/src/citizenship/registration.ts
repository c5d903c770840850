import { fromDayNumber, type DayNumber } from '../calendar/civilDate';
import type { CitizenshipVerdict, RegistrationAnswer } from '../assessment/answer';
import type { Reason } from '../assessment/reason';
import type { CitizenshipRequest } from '../assessment/request';
import { hasLaterFees, laterFees } from '../parameters/laterFees';
import { feeOn } from '../parameters/feeTable';
import { lawOn, type Law, type LawOnDay } from '../parameters/law';
import { pounds } from '../parameters/units';
import { sources } from '../parameters/sources';
import {
  firstDayPresence,
  firstGoodDay,
  residenceUntil,
  type DaysOutside,
  type Residence,
} from './residence';
import { against, met, toKnow } from './reasonFactories';
import { settledReasons, settlementHeld, type SettlementHeld } from './settlementHeld';

/** The input of a registration assessment. */
interface RegistrationQuestion {
  readonly citizenship: CitizenshipRequest;
  readonly application: DayNumber;
  readonly asOf: DayNumber;
  readonly outside: DaysOutside;
  /** Whether settlement may have lapsed. */
  readonly lapsed: boolean;
  /** The last day on which settlement certainly exists; null if no journey endangers it. */
  readonly standsUntil: DayNumber | null;
  readonly rows: Law | undefined;
}

/**
 * Assesses registration of a British National (Overseas) under section 4(2): the years and limits of section 6(1),
 * presence on the first day, months without a time limit, good character. English, test and intention are not
 * required.
 */
export function assessRegistration(question: RegistrationQuestion): RegistrationAnswer {
  const { citizenship, application, asOf, outside, lapsed, standsUntil, rows } = question;
  const law = lawOn(fromDayNumber(application), rows);
  const held = settlementHeld(citizenship, law.naturalisation.monthsSettled);
  const from = Math.max(Math.min(asOf, application), held.enoughFrom ?? -Infinity);
  const firstGood = firstGoodDay(from, 'fiveYears', outside, rows);
  const hasFirstGoodDay = !lapsed && (standsUntil === null || firstGood <= standsUntil);
  return registrationAnswer({
    held,
    application,
    lapsed,
    residence: residenceUntil(application, law.fiveYears, outside),
    law,
    firstGood: hasFirstGoodDay ? firstGood : null,
  });
}

/** The facts of a registration answer. */
interface RegistrationFacts {
  readonly residence: Residence;
  readonly held: SettlementHeld;
  readonly application: DayNumber;
  readonly lapsed: boolean;
  /** The first day that meets everything; null if unknown. */
  readonly firstGood: DayNumber | null;
  /** The law on the day of the application. */
  readonly law: LawOnDay;
}

/** Builds the answer from counted or typed days away. */
export function registrationAnswer({
  residence,
  held,
  application,
  lapsed,
  firstGood,
  law,
}: RegistrationFacts): RegistrationAnswer {
  const { totalDays, finalYearDays, presentOnFirstDay } = residence;
  const settled = held.enoughFrom !== null && application >= held.enoughFrom;
  const withinLimits = totalDays <= law.fiveYears.days && finalYearDays <= law.finalYear.days;
  const timeIsRight = !lapsed && settled && presentOnFirstDay;
  const verdict: CitizenshipVerdict = !timeIsRight ? 'not_yet' : withinLimits ? 'eligible' : 'discretion';
  return {
    section: '4(2)',
    verdict,
    firstGoodDate: firstGood === null ? null : fromDayNumber(firstGood),
    reasons: [
      firstDayPresence(residence, law.fiveYears.years),
      ...limitReasons(residence, application, law),
      ...settledReasons(held, law.naturalisation.monthsSettled, application),
      ...(verdict === 'eligible' || firstGood === null ? [] : [firstGoodReason(firstGood)]),
      ...requirementReasons(application, law),
    ],
  };
}

function firstGoodReason(firstGood: DayNumber): Reason {
  return against('registration_first_good_date', { on: firstGood }, sources.nationalityActRegistration, {
    first: firstGood,
  });
}

function limitReasons(
  residence: Residence,
  last: DayNumber,
  { fiveYears, finalYear }: LawOnDay,
): readonly Reason[] {
  const source = sources.nationalityActRegistration;
  const total = { days: residence.totalDays, limit: fiveYears.days };
  const recent = { days: residence.finalYearDays, limit: finalYear.days };
  const standing = ({ days, limit }: typeof total) => (days <= limit ? met : against);
  return [
    standing(total)('registration_total', { ...total, years: fiveYears.years }, source, {
      ...total,
      first: residence.first,
      last,
    }),
    standing(recent)('registration_final_year', recent, source, {
      ...recent,
      first: residence.finalFirst,
      last,
    }),
  ];
}

/** Requirements of registration other than time, and its cost compared with naturalisation. */
function requirementReasons(application: DayNumber, { fees }: LawOnDay): readonly Reason[] {
  const on = fromDayNumber(application);
  const asks = toKnow('registration_asks_less', {}, sources.nationalityActRegistration);
  const registration = fees.adult_registration.rows.findLast(({ from }) => from <= on);
  // The fee editions known only from law firms do not give all amounts.
  if (registration === undefined || registration.source === sources.feeHistory) return [asks];
  const naturalisation = feeOn('naturalisation', on, fees).value;
  return [
    asks,
    toKnow(
      'registration_fee',
      {
        fee: pounds(registration.value),
        naturalisation: pounds(naturalisation),
        laterFees: hasLaterFees(on) ? laterFees.from : null,
      },
      registration.source,
    ),
  ];
}
