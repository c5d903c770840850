import type { CivilDate } from '../calendar/civilDate';
import { routeOfVisaType } from '../routes/visaTypes';
import { decisionByStandard } from '../waiting/decisionByStandard';

/** The part of an ILR answer that decides its first day. */
export interface DaysOfIlr {
  /** Omitted if the visa is unknown. */
  readonly visaType?: string | null;
  readonly ilrApplicationEarliestDate: CivilDate | null;
}

/** As above, for citizenship. */
export interface DaysOfCitizenship {
  readonly citizenshipEligibilityDate: CivilDate | null;
}

/** The state of a person's next application. */
export interface DaysOfRecord {
  readonly ilr: DaysOfIlr & { readonly hasILR: boolean; readonly needsNoIlr: boolean };
  readonly citizenship: DaysOfCitizenship;
}

/** Whether the person has or needs no ILR, so that citizenship is next. */
export const isSettled = ({ ilr }: { readonly ilr: Pick<DaysOfRecord['ilr'], 'hasILR' | 'needsNoIlr'> }) =>
  ilr.hasILR || ilr.needsNoIlr;

/**
 * The planned day of the next application, unless the person chooses another: the first day that the rules allow, or
 * today if it is past. Null if unknown. Checklist, fees and dashboard all use it.
 */
export function findPlannedDay(record: DaysOfRecord, today: CivilDate): CivilDate | null {
  const first = isSettled(record)
    ? record.citizenship.citizenshipEligibilityDate
    : record.ilr.ilrApplicationEarliestDate;
  return clampToToday(first, today);
}

/** Replaces a past day with today. */
export const clampToToday = (day: CivilDate | null, today: CivilDate): CivilDate | null =>
  day !== null && day < today ? today : day;

/**
 * The day on which ILR is assumed to be granted: the last day of the decision standard, and not before the years are
 * complete. Fees, checklists and the timeline count citizenship from it.
 * @param settles the day of the application
 * @param complete null if the end of the years is unknown
 * @param visaType null if unknown; no decision time is then added
 */
export function grantSupposedOn(
  settles: CivilDate,
  complete: CivilDate | null,
  visaType: string | null = null,
): CivilDate {
  const route = visaType === null ? null : routeOfVisaType(visaType);
  const kind = route === 'eu_settled_status' ? 'eu_settlement' : 'ilr';
  const decided = route === null ? null : decisionByStandard({ kind, route }, settles);
  return [settles, complete ?? settles, decided ?? settles].toSorted().at(-1) ?? settles;
}
