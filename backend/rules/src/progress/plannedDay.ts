import type { CivilDate } from '../calendar/civilDate';
import { routeOfVisaType } from '../routes/visaTypes';
import { decisionByStandard } from '../waiting/decisionByStandard';

/** As much of an answer about ILR as its first day hangs on. */
export interface DaysOfIlr {
  /** Left out where the visa is not known. */
  readonly visaType?: string | null;
  readonly ilrApplicationEarliestDate: CivilDate | null;
}

/** The same of citizenship. */
export interface DaysOfCitizenship {
  readonly citizenshipEligibilityDate: CivilDate | null;
}

/** Where somebody stands on the way to what comes next for them. */
export interface DaysOfRecord {
  readonly ilr: DaysOfIlr & { readonly hasILR: boolean; readonly needsNoIlr: boolean };
  readonly citizenship: DaysOfCitizenship;
}

/** Whoever has ILR, or needs none, becomes British next. */
export const isSettled = ({ ilr }: { readonly ilr: Pick<DaysOfRecord['ilr'], 'hasILR' | 'needsNoIlr'> }) =>
  ilr.hasILR || ilr.needsNoIlr;

/**
 * The day for which pages plan the next application, until the person chooses another: the first day that the rules allow, or
 * today where it is over. Null where none is known. Checklist, fees and dashboard take it from here.
 */
export function plannedDayOf(record: DaysOfRecord, today: CivilDate): CivilDate | null {
  const first = isSettled(record)
    ? record.citizenship.citizenshipEligibilityDate
    : record.ilr.ilrApplicationEarliestDate;
  return clampToToday(first, today);
}

/** A day that is over is planned for today. */
export const clampToToday = (day: CivilDate | null, today: CivilDate): CivilDate | null =>
  day !== null && day < today ? today : day;

/**
 * The day on which ILR is taken to be granted: on the last day of the standard for a decision, and not before the years are
 * complete. Fees, checklists and the timeline count citizenship from it.
 * @param settles the day of the application @param complete null where the years have no end that is known
 * @param visaType null where it is not known, and no time for a decision is counted
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
