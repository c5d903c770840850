import { fromDayNumber, type DayNumber } from '../calendar/civilDate';
import { yearsLater } from '../calendar/dayNumbers';
import { absenceOf, distinctAbsences, type Absence } from '../absences/recordedAbsences';
import type { SettlementLapse } from '../assessment/answer';
import type { Reason } from '../assessment/reason';
import type { DatedTrip, SettlementKind } from '../assessment/request';
import type { LawOnDay } from '../parameters/law';
import { valueOn } from '../parameters/parameter';
import { sources } from '../parameters/sources';
import { against, toKnow } from './said';

/** What the journeys do to settlement. */
export interface LapseFinding {
  readonly lapse: SettlementLapse | null;
  /** The last day on which settlement stands for certain; null where no journey endangers it. */
  readonly standsUntil: DayNumber | null;
  readonly reasons: readonly Reason[];
}

interface Settlement {
  readonly kind: SettlementKind;
  readonly settled: DayNumber | null;
  readonly trips: readonly DatedTrip[];
  readonly asOf: DayNumber;
  /** The day of the application that is judged. */
  readonly application: DayNumber;
  readonly lapses: LawOnDay['lapses'];
}

const none: LapseFinding = { lapse: null, standsUntil: null, reasons: [] };

/** The absence that decides: one that was too long, or the one going on. */
interface Decisive {
  readonly first: DayNumber;
  /** The last day to come back on. */
  readonly last: DayNumber;
  readonly isTooLong: boolean;
}

/**
 * Whether settlement may have lapsed by an absence that began with it or later, and by when somebody who is away has
 * to be back. Article 13 speaks of leave that somebody takes along out of the common travel area, to which the islands
 * belong, and then of time outside the United Kingdom. No text that was read says which holds for time on the islands: it
 * is left out, and where it would decide about indefinite leave, the answer says so with the other outcome.
 */
export function settlementLapseOf({
  kind,
  settled,
  trips,
  asOf,
  application,
  lapses,
}: Settlement): LapseFinding {
  const lasts = lapses[kind];
  if (lasts === null || settled === null) return none;
  const years = valueOn(lasts, fromDayNumber(asOf));
  const counted = { settled, years, asOf };
  const abroad = trips.filter(({ crownDependency }) => crownDependency === null);
  const shown = decisiveAbsence(abroad, counted);
  const withIslands = kind === 'ilr' && shown?.isTooLong !== true ? decisiveAbsence(trips, counted) : null;
  const onIslands = withIslands?.isTooLong === true ? [islandsReason(years, withIslands)] : [];
  if (shown === null) return { ...none, reasons: onIslands };
  const { first, last, isTooLong } = shown;
  const mayHaveLapsed = isTooLong && last < Math.max(asOf, application);
  return {
    lapse: { years, from: fromDayNumber(first), returnBy: fromDayNumber(last), mayHaveLapsed },
    standsUntil: isTooLong ? last : null,
    reasons: [lapseReason(kind, years, { first, last }, mayHaveLapsed), ...onIslands],
  };
}

function decisiveAbsence(
  outside: readonly DatedTrip[],
  { settled, years, asOf }: { readonly settled: DayNumber; readonly years: number; readonly asOf: DayNumber },
): Decisive | null {
  const absences = distinctAbsences(outside.map((trip) => absenceOf(trip, 'whole_days', asOf)));
  // An absence begun before the settlement counts from the settlement on.
  const from = ({ departure }: Absence) => Math.max(departure, settled);
  const returnBy = (absence: Absence) => yearsLater(from(absence), years);
  const tooLong = absences.find((absence) => absence.arrival > returnBy(absence));
  const isOut = outside.some(({ departure, stillAway }) => stillAway && departure <= asOf);
  const goingOn = absences.findLast(
    // The days of an open journey may be counted up to an earlier day.
    ({ departure, arrival }) => departure <= asOf && (arrival > asOf || isOut),
  );
  const shown = tooLong ?? (settled <= asOf ? goingOn : undefined);
  if (shown === undefined) return null;
  return { first: from(shown), last: returnBy(shown), isTooLong: tooLong !== undefined };
}

/** The other outcome, where time on the islands is time outside the UK. */
function islandsReason(years: number, { first, last }: Decisive): Reason {
  return toKnow('lapse_on_islands_not_confirmed', { years, first, last }, sources.leaveToEnterAndRemain, {
    first,
    last,
  });
}

/** At the beginning of a sentence about how it ends. */
export const settlementNames: Readonly<Record<SettlementKind, string>> = {
  ilr: 'Indefinite leave',
  eu_settled_status: 'Settled status under the EU scheme',
  eu_settled_status_swiss: 'Settled status of Swiss citizens under the EU scheme',
  irish: 'The right of Irish citizens to live here',
  right_of_abode: 'The right of abode',
};

function lapseReason(
  kind: SettlementKind,
  years: number,
  span: { readonly first: DayNumber; readonly last: DayNumber },
  mayHaveLapsed: boolean,
): Reason {
  const absence = { kind: settlementNames[kind], years, ...span };
  if (!mayHaveLapsed) return toKnow('settlement_lapses_after', absence, sources.leaveToEnterAndRemain, span);
  return against('settlement_may_have_lapsed', absence, sources.returningResident, span);
}
