import { fromDayNumber, type DayNumber } from '../calendar/civilDate';
import { yearsLater } from '../calendar/dayNumbers';
import { absenceOf, distinctAbsences, type Absence } from '../absences/recordedAbsences';
import type { Reason, SettlementLapse } from '../assessment/answer';
import type { DatedTrip, SettlementKind } from '../assessment/request';
import { against, toKnow, written } from '../assessment/wording';
import { sources } from '../parameters/sources';

/**
 * So many years outside the UK at a time settlement lasts; more let it lapse. 2000 Order art. 13, Appendix EU.
 * Irish citizens and people with the right of abode have nothing that could lapse.
 */
export const yearsUntilLapse: Readonly<Record<SettlementKind, number | null>> = {
  ilr: 2,
  eu_settled_status: 5,
  eu_settled_status_swiss: 4,
  irish: null,
  right_of_abode: null,
};

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
}

const none: LapseFinding = { lapse: null, standsUntil: null, reasons: [] };

/**
 * Whether settlement may have lapsed by an absence that began with it or later, and by when somebody who is away has
 * to be back. Time on the islands is not looked at: who goes there has not left the common travel area.
 */
export function settlementLapseOf({ kind, settled, trips, asOf, application }: Settlement): LapseFinding {
  const years = yearsUntilLapse[kind];
  if (years === null || settled === null) return none;
  const outside = trips.filter(({ crownDependency }) => crownDependency === null);
  const absences = distinctAbsences(outside.map((trip) => absenceOf(trip, 'whole_days', asOf)));
  // An absence begun before the settlement counts from the settlement on.
  const from = ({ departure }: Absence) => Math.max(departure, settled);
  const returnBy = (absence: Absence) => yearsLater(from(absence), years);
  const tooLong = absences.find((absence) => absence.arrival > returnBy(absence));
  const isOut = outside.some(({ departure, arrival }) => arrival === null && departure <= asOf);
  const goingOn = absences.findLast(
    ({ departure, arrival }) => departure <= asOf && (arrival > asOf || (isOut && arrival === asOf)),
  );
  const shown = tooLong ?? (settled <= asOf ? goingOn : undefined);
  if (shown === undefined) return none;
  const mayHaveLapsed = tooLong !== undefined && returnBy(tooLong) < Math.max(asOf, application);
  return {
    lapse: {
      years,
      from: fromDayNumber(from(shown)),
      returnBy: fromDayNumber(returnBy(shown)),
      mayHaveLapsed,
    },
    standsUntil: tooLong === undefined ? null : returnBy(tooLong),
    reasons: [lapseReason(kind, years, { first: from(shown), last: returnBy(shown) }, mayHaveLapsed)],
  };
}

const settlementNames: Readonly<Record<SettlementKind, string>> = {
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
  const rule = `${settlementNames[kind]} lapses after more than ${years} years outside the UK without a break.`;
  if (!mayHaveLapsed)
    return toKnow(
      'settlement_lapses_after',
      `${rule} For the absence that counts from ${written(span.first)}, come back by ${written(span.last)}.`,
      sources.leaveToEnterAndRemain,
      span,
    );
  return against(
    'settlement_may_have_lapsed',
    `Your settlement may have lapsed. ${rule} You were away from ${written(span.first)}, and not back by ${written(span.last)}. To return and settle again, see Appendix Returning Resident. Ask a regulated adviser (Immigration Advice Authority, formerly OISC) or a solicitor before you apply.`,
    sources.returningResident,
    span,
  );
}
