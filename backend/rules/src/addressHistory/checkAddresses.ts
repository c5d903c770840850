import { clip, countDays, uniteSpans, without, type DaySet } from '../absences/absentDays';
import { countSpanDays, type DaySpan } from '../absences/trip';
import { fromDayNumber, toDayNumber, type CivilDate } from '../calendar/civilDate';
import { findOverlaps, type AddressOverlap } from './overlaps';
import { certainSpan, widestSpan, type AddressStay } from './stay';
import type { AddressPeriod } from './question';

/** A journey abroad; the return is null while the person is away. */
export interface JourneyBesideAddresses {
  readonly departureDate: CivilDate;
  readonly returnDate: CivilDate | null;
}

/** Days of the period that no address covers. */
export interface AddressGap extends AddressPeriod {
  readonly days: number;
  /** The journey that covers the whole gap: a form accepts it as the answer. */
  readonly explainedBy: JourneyBesideAddresses | null;
}

/** An address abroad on days without a journey. */
export interface AbroadWithoutJourney extends AddressPeriod {
  readonly address: string;
  readonly days: number;
}

export interface CheckedAddresses {
  /** Whether every gap is explained by a journey. */
  readonly covered: boolean;
  readonly missingDays: number;
  /** In order of time. */
  readonly gaps: readonly AddressGap[];
  /** In order of time. */
  readonly overlaps: readonly AddressOverlap[];
  readonly abroadWithoutJourney: readonly AbroadWithoutJourney[];
}

/**
 * Checks a person's addresses for the days of a form. The order of addresses and journeys does not matter. O(n log n)
 * in both, plus the number of overlaps.
 * @param cameOn the first day in the UK; earlier days are not journeys. Null if unknown
 */
export function checkAddresses(
  stays: readonly AddressStay[],
  journeys: readonly JourneyBesideAddresses[],
  { from, to }: AddressPeriod,
  cameOn: CivilDate | null = null,
): CheckedAddresses {
  const period: DaySpan = { first: toDayNumber(from), last: toDayNumber(to) };
  const lived = uniteSpans(stays.map(widestSpan));
  const open = without([period], lived);
  const away = journeys.map((journey) => ({ journey, span: toSpan(journey) }));
  const gaps = open.map((span) => toGap(span, away));
  const missingDays = gaps.reduce((sum, { days, explainedBy }) => sum + (explainedBy ? 0 : days), 0);
  const before = cameOn === null ? [] : [{ first: -Infinity, last: toDayNumber(cameOn) }];
  const onJourneys = uniteSpans([...away.map(({ span }) => span), ...before]);
  return {
    covered: missingDays === 0,
    missingDays,
    gaps,
    overlaps: findOverlaps(stays, period),
    abroadWithoutJourney: stays.flatMap((stay) => findAbroadWithoutJourney(stay, onJourneys, period)),
  };
}

/** A journey includes both travel days. */
function toSpan({ departureDate, returnDate }: JourneyBesideAddresses): DaySpan {
  return {
    first: toDayNumber(departureDate),
    last: returnDate === null ? Infinity : toDayNumber(returnDate),
  };
}

function toGap(
  { first, last }: DaySpan,
  away: readonly { readonly journey: JourneyBesideAddresses; readonly span: DaySpan }[],
): AddressGap {
  const around = away.find(({ span }) => span.first <= first && span.last >= last);
  return {
    from: fromDayNumber(first),
    to: fromDayNumber(last),
    days: countSpanDays({ first, last }),
    explainedBy: around?.journey ?? null,
  };
}

/** Uses only certain days: if only the month of a move is known, its day is unknown. */
function findAbroadWithoutJourney(
  stay: AddressStay,
  onJourneys: DaySet,
  period: DaySpan,
): readonly AbroadWithoutJourney[] {
  if (!stay.isAbroad) return [];
  const certain = clip([certainSpan(stay)], period.first, period.last);
  const unexplained = without(certain, onJourneys);
  const [first, last] = [unexplained[0], unexplained.at(-1)];
  if (first === undefined || last === undefined) return [];
  return [
    {
      address: stay.id,
      days: countDays(unexplained),
      from: fromDayNumber(first.first),
      to: fromDayNumber(last.last),
    },
  ];
}
