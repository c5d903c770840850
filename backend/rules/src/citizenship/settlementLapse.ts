import { fromDayNumber, type DayNumber } from '../calendar/civilDate';
import { yearsLater } from '../calendar/dayNumbers';
import { toAbsence, distinctAbsences, type Absence } from '../absences/recordedAbsences';
import type { SettlementLapse } from '../assessment/answer';
import type { Reason } from '../assessment/reason';
import type { DatedTrip, SettlementKind } from '../assessment/request';
import type { LawOnDay } from '../parameters/law';
import { valueOn } from '../parameters/parameter';
import { sources } from '../parameters/sources';
import { against, toKnow } from './reasonFactories';

/** The effect of journeys on settlement. */
export interface LapseFinding {
  readonly lapse: SettlementLapse | null;
  /** The last day on which settlement certainly exists; null if no journey endangers it. */
  readonly standsUntil: DayNumber | null;
  readonly reasons: readonly Reason[];
}

interface Settlement {
  readonly kind: SettlementKind;
  readonly settled: DayNumber | null;
  readonly trips: readonly DatedTrip[];
  readonly asOf: DayNumber;
  /** The day of the assessed application. */
  readonly application: DayNumber;
  readonly lapses: LawOnDay['lapses'];
}

const none: LapseFinding = { lapse: null, standsUntil: null, reasons: [] };

/** The deciding absence: one that was too long, or the current one. */
interface DecisiveAbsence {
  readonly first: DayNumber;
  /** The last day to return. */
  readonly last: DayNumber;
  readonly isTooLong: boolean;
}

/**
 * Finds whether settlement may have lapsed by an absence since its grant, and the day by which a person abroad must
 * return. Article 13 first mentions leave outside the common travel area, which includes the islands, and then time
 * outside the United Kingdom. No source says which applies to the islands. Time there is left out. If it would decide
 * about indefinite leave, the answer gives the other outcome too.
 */
export function findSettlementLapse({
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
): DecisiveAbsence | null {
  const absences = distinctAbsences(outside.map((trip) => toAbsence(trip, 'whole_days', asOf)));
  // An absence that began before settlement counts from settlement on.
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

/** The other outcome, if time on the islands counts as time outside the UK. */
function islandsReason(years: number, { first, last }: DecisiveAbsence): Reason {
  return toKnow('lapse_on_islands_not_confirmed', { years, first, last }, sources.leaveToEnterAndRemain, {
    first,
    last,
  });
}

/** Names at the beginning of a sentence about the end of settlement. */
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
