import type { EnglishStatus } from '../assessment/answer';
import { englishStatus } from '../assessment/knowledge';
import { isCivilDate, type CivilDate } from '../calendar/civilDate';
import { isOfFullAge } from '../citizenship/fullAge';
import { absenceRules } from '../parameters/absenceRules';
import { valueOn } from '../parameters/parameter';
import { isSettled, type DaysOfCitizenship, type DaysOfIlr } from '../progress/plannedDay';
import { routeOf, type RouteKey } from '../routes/routes';
import { settlementFormOf } from './forms';
import { daysOfPermission, gapIn, type RecordedPermissions } from './permissionGap';
import type { ChecklistAnswers, ChecklistForm } from './question';
import { isSettlementForm } from './rows/groups';

/** As much of a record and of its progress as a checklist is made from. */
export interface ChecklistRecord {
  readonly today: CivilDate;
  readonly visa: RecordedPermissions;
  readonly ilr: DaysOfIlr & {
    readonly hasILR: boolean;
    readonly route?: { readonly key: string } | null;
    /** The years that this person needs on it; null where none are asked. */
    readonly requiredYears?: number | null;
    readonly needsNoIlr: boolean;
    readonly ilrEligibilityDate: CivilDate | null;
    readonly awaitingDecisionSince: CivilDate | null;
    /** The day of an application to extend the visa that has no decision. */
    readonly extensionAppliedOn?: CivilDate | null;
    readonly meetsAbsenceRequirements: boolean | null;
    readonly worstTwelveMonths: { readonly days: number } | null;
    readonly hasLifeInUK: boolean;
    readonly hasEnglishLanguage: boolean;
    /** As it stands on the first day; null while there is none. */
    readonly english: Pick<EnglishStatus, 'held'> | null;
  };
  readonly citizenship: DaysOfCitizenship & {
    readonly spouseOfBritishCitizen: boolean;
    readonly ukEntryDate: CivilDate | null;
    readonly citizenshipAbsencesWithinLimit: boolean;
    readonly finalYear: { readonly exceeded: boolean };
  };
  readonly journeys: readonly unknown[];
}

/** @param route null where it is not known */
export const settlementForm = (route: RouteKey | null): ChecklistForm =>
  (route === null ? null : settlementFormOf(route)) ?? 'SET(O)';

/** Whoever is settled becomes British next; a child registers. */
export function formOfRecord(
  record: { readonly ilr: Pick<ChecklistRecord['ilr'], 'hasILR' | 'needsNoIlr'> },
  route: RouteKey | null,
  dateOfBirth: string,
  on: CivilDate,
): ChecklistForm {
  if (!isSettled(record)) return settlementForm(route);
  return isCivilDate(dateOfBirth) && !isOfFullAge(dateOfBirth, on) ? 'MN1' : 'AN';
}

/** Who applies on which route and day, where they are the person of the record. */
interface OwnApplication {
  readonly dateOfBirth: CivilDate;
  readonly route: RouteKey | null;
  readonly on: CivilDate;
}

/** Requirements that the record itself answers. */
export function heldInRecord(
  record: Pick<ChecklistRecord, 'journeys' | 'ilr'>,
  form: ChecklistForm,
  own: OwnApplication,
): readonly string[] {
  const { journeys, ilr } = record;
  const isCitizenship = !isSettlementForm(form);
  return [
    ...(journeys.length > 0 ? ['G4', 'L3'] : []),
    ...(ilr.hasLifeInUK ? [isCitizenship ? 'N5' : 'G6'] : []),
    ...(isCitizenship && ilr.hasEnglishLanguage ? ['N4'] : []),
    ...(!isCitizenship && hasEnglishOn(ilr, own) ? ['G7'] : []),
  ];
}

/** Whether the record shows the level that is asked on that day: a later day may ask for a higher one. */
function hasEnglishOn(
  { english, hasEnglishLanguage }: Pick<ChecklistRecord['ilr'], 'english' | 'hasEnglishLanguage'>,
  { dateOfBirth, route, on }: OwnApplication,
): boolean {
  if (english === null || route === null) return false;
  const { held } = english;
  const person = { dateOfBirth, ...(held !== null && { englishLevel: held }) };
  const { asked, met } = englishStatus(routeOf(route).english, on, person);
  // The tick of a profile is one of B1 or higher.
  return met === true || (held === null && asked === 'B1' && hasEnglishLanguage);
}

/** What the record answers by itself: nobody is asked for it again. What it does not know is left out. */
export function answersOfRecord(
  record: ChecklistRecord,
  form: ChecklistForm,
  { route, on }: Pick<OwnApplication, 'route' | 'on'>,
): ChecklistAnswers {
  const { today, visa, citizenship, ilr } = record;
  const years =
    route !== null && isSettlementForm(form)
      ? daysOfPermission(form, route, { today, on, needed: yearsNeeded(record, form, route) })
      : null;
  const gap = gapIn(visa, years, ilr.extensionAppliedOn ?? ilr.awaitingDecisionSince);
  const keeps = ilr.meetsAbsenceRequirements;
  const granted = visa.visaStartDate;
  return {
    spouseOfBritishCitizen: citizenship.spouseOfBritishCitizen,
    // Who is within the limit has no absence to leave out. No record says that somebody wants one left out: who is over
    // the limit is asked.
    ...(keeps === true && isSettlementForm(form) && { exceptedAbsences: false }),
    ...(gap !== null && { gapInPermission: gap }),
    ...longAbsences(record, form, on),
    ...(granted !== null && {
      grantedBeforeApril2024: granted < valueOn(absenceRules.longResidenceCurrentPermission, on).grantedFrom,
    }),
  };
}

/** The qualifying years of the person; null for an application on another route than that of the record. */
export function yearsNeeded(
  { ilr }: Pick<ChecklistRecord, 'ilr'>,
  form: ChecklistForm,
  route: RouteKey | null,
): number | null {
  const isOfRecord = route !== null && ilr.route?.key === route && form === settlementFormOf(route);
  return isOfRecord && ilr.requiredYears ? ilr.requiredYears : null;
}

function longAbsences(
  { ilr, citizenship }: ChecklistRecord,
  form: ChecklistForm,
  on: CivilDate,
): ChecklistAnswers {
  if (form === 'SET(M)')
    return ilr.worstTwelveMonths === null
      ? {}
      : { longAbsences: ilr.worstTwelveMonths.days >= valueOn(absenceRules.listedAbsences, on) };
  if (form !== 'AN' && form !== 'B(OTA)') return {};
  const { citizenshipAbsencesWithinLimit, finalYear } = citizenship;
  return { longAbsences: !citizenshipAbsencesWithinLimit || finalYear.exceeded };
}
