import { countsApart, type TwoDays } from '../absences/twoCounts';
import type { CivilDate } from '../calendar/civilDate';
import { routeOfVisaType } from '../routes/visaTypes';
import { decisionByStandard } from '../waiting/decisionByStandard';

/** As much of an answer about ILR as its first days hang on. */
export interface DaysOfIlr {
  readonly asOf: CivilDate;
  /** Left out where the visa is not known. */
  readonly visaType?: string | null;
  readonly ilrApplicationEarliestDate: CivilDate | null;
  readonly homeOffice: { readonly ilrApplicationEarliestDate: CivilDate | null } | null;
  readonly outcomes: readonly unknown[];
  readonly awaitingDecisionSince: CivilDate | null;
}

/** The same of citizenship. */
export interface DaysOfCitizenship {
  readonly asOf: CivilDate;
  readonly citizenshipEligibilityDate: CivilDate | null;
  readonly homeOfficeEligibilityDate: CivilDate | null;
  readonly homeOfficeSays: string | null;
  readonly outcomes: readonly unknown[];
  readonly missing: readonly unknown[];
  readonly settlementLapse: { readonly mayHaveLapsed: boolean } | null;
}

/** Where somebody stands on the way to what comes next for them. */
export interface DaysOfRecord {
  readonly ilr: DaysOfIlr & { readonly hasILR: boolean; readonly needsNoIlr: boolean };
  readonly citizenship: DaysOfCitizenship;
}

/** Whoever has ILR, or needs none, becomes British next. */
export const isSettled = ({ ilr }: { readonly ilr: Pick<DaysOfRecord['ilr'], 'hasILR' | 'needsNoIlr'> }) =>
  ilr.hasILR || ilr.needsNoIlr;

/** Both first days for ILR, where the two ways of counting come to two answers; null where they agree. */
export function twoCountsOfIlr(ilr: DaysOfIlr): TwoDays | null {
  const { homeOffice, outcomes, awaitingDecisionSince: appliedOn } = ilr;
  // While a question is open no day is the date, and who has applied needs none.
  if (homeOffice === null || outcomes.length > 0 || appliedOn !== null) return null;
  const days = {
    cautious: ilr.ilrApplicationEarliestDate,
    homeOffice: homeOffice.ilrApplicationEarliestDate,
  };
  return countsApart(days, ilr.asOf) ? days : null;
}

/** The same of citizenship. */
export function twoCountsOfCitizenship(answer: DaysOfCitizenship): TwoDays | null {
  const { homeOfficeSays, homeOfficeEligibilityDate: homeOffice, outcomes, missing } = answer;
  // Where settlement may have lapsed, or a fact is missing, no day is the date.
  if (answer.settlementLapse?.mayHaveLapsed === true || missing.length > 0) return null;
  if (homeOfficeSays === null || homeOffice === null || outcomes.length > 0) return null;
  const days = { cautious: answer.citizenshipEligibilityDate, homeOffice };
  return countsApart(days, answer.asOf) ? days : null;
}

/** The same of what comes next for somebody. */
export const twoCountsOf = (record: DaysOfRecord): TwoDays | null =>
  isSettled(record) ? twoCountsOfCitizenship(record.citizenship) : twoCountsOfIlr(record.ilr);

/** The day for which pages plan the next application, until the person chooses another. */
export interface PlannedDay {
  /** The first day that both counts allow; where they agree on none, the first day of one. Null where none is known. */
  readonly first: CivilDate | null;
  /** An earlier first day, by the Home Office’s count alone; null where there is none. Never over: today stands for it. */
  readonly earlier: CivilDate | null;
  /** The two answers where the counts come to two. */
  readonly counts: TwoDays | null;
}

/**
 * The one rule for checklist, fees and dashboard. The safe day is planned for: nobody is led to pay for an application
 * that one way of counting refuses. Whoever trusts the other count chooses its day.
 */
export function plannedDayOf(record: DaysOfRecord, today: CivilDate): PlannedDay {
  const alone = isSettled(record)
    ? record.citizenship.citizenshipEligibilityDate
    : record.ilr.ilrApplicationEarliestDate;
  return plannedDayBy(twoCountsOf(record) ?? { cautious: alone, homeOffice: alone }, today);
}

/** The same of whoever’s first days are known, as of a dependant’s own. */
export function plannedDayBy(days: TwoDays, today: CivilDate): PlannedDay {
  const counts = countsApart(days, today) ? days : null;
  const cautious = notOver(days.cautious, today);
  const homeOffice = notOver(counts?.homeOffice ?? null, today);
  const isEarlier = cautious !== null && homeOffice !== null && homeOffice < cautious;
  return { first: cautious ?? homeOffice, earlier: isEarlier ? homeOffice : null, counts };
}

const notOver = (day: CivilDate | null, today: CivilDate): CivilDate | null =>
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
