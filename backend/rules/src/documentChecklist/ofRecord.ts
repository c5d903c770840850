import type { EnglishStatus } from '../assessment/answer';
import { englishStatus } from '../assessment/knowledge';
import { isCivilDate, type CivilDate } from '../calendar/civilDate';
import { isOfFullAge } from '../citizenship/fullAge';
import { absenceRules } from '../parameters/absenceRules';
import { valueOn } from '../parameters/parameter';
import { isSettled, type DaysOfCitizenship, type DaysOfIlr } from '../progress/plannedDay';
import { findRoute, type RouteKey } from '../routes/routes';
import { findSettlementForm } from './forms';
import { daysOfPermission, hasGap, type RecordedPermissions } from './permissionGap';
import type { ChecklistAnswers, ChecklistForm } from './question';
import { isSettlementForm } from './rows/groups';

/** The part of a record and its progress that a checklist needs. */
export interface ChecklistRecord {
  readonly today: CivilDate;
  readonly visa: RecordedPermissions;
  readonly ilr: DaysOfIlr & {
    readonly hasILR: boolean;
    readonly route?: { readonly key: string } | null;
    /** The years that this person needs on the route; null if none are required. */
    readonly requiredYears?: number | null;
    readonly needsNoIlr: boolean;
    readonly ilrEligibilityDate: CivilDate | null;
    readonly awaitingDecisionSince: CivilDate | null;
    /** The day of a pending application to extend the visa. */
    readonly extensionAppliedOn?: CivilDate | null;
    readonly meetsAbsenceRequirements: boolean | null;
    readonly worstTwelveMonths: { readonly days: number } | null;
    readonly hasLifeInUK: boolean;
    readonly hasEnglishLanguage: boolean;
    /** The status on the first day; null while there is no day. */
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

/** @param route null if unknown */
export const settlementForm = (route: RouteKey | null): ChecklistForm =>
  (route === null ? null : findSettlementForm(route)) ?? 'SET(O)';

/** A settled person applies for citizenship next; a child registers. */
export function formOfRecord(
  record: { readonly ilr: Pick<ChecklistRecord['ilr'], 'hasILR' | 'needsNoIlr'> },
  route: RouteKey | null,
  dateOfBirth: string,
  on: CivilDate,
): ChecklistForm {
  if (!isSettled(record)) return settlementForm(route);
  return isCivilDate(dateOfBirth) && !isOfFullAge(dateOfBirth, on) ? 'MN1' : 'AN';
}

/** The owner's own application: route and day. */
interface OwnApplication {
  readonly dateOfBirth: CivilDate;
  readonly route: RouteKey | null;
  readonly on: CivilDate;
}

/** Requirements that the record itself meets. */
export function findHeldRequirements(
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
    ...(!isCitizenship && hasRequiredEnglish(ilr, own) ? ['G7'] : []),
  ];
}

/** Whether the record shows the level required on that day; a later day may require a higher one. */
function hasRequiredEnglish(
  { english, hasEnglishLanguage }: Pick<ChecklistRecord['ilr'], 'english' | 'hasEnglishLanguage'>,
  { dateOfBirth, route, on }: OwnApplication,
): boolean {
  if (english === null || route === null) return false;
  const { held } = english;
  const person = { dateOfBirth, ...(held !== null && { englishLevel: held }) };
  const { asked, met } = englishStatus(findRoute(route).english, on, person);
  // A tick in the profile means B1 or higher.
  return met === true || (held === null && asked === 'B1' && hasEnglishLanguage);
}

/** The answers that the record gives, so that the person is not asked again. Unknown answers are omitted. */
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
  const gap = hasGap(visa, years, ilr.extensionAppliedOn ?? ilr.awaitingDecisionSince);
  const keeps = ilr.meetsAbsenceRequirements;
  const granted = visa.visaStartDate;
  return {
    spouseOfBritishCitizen: citizenship.spouseOfBritishCitizen,
    // A person within the limit needs no absence left out. No record contains a wish to leave one out, so a
    // person over the limit is asked.
    ...(keeps === true && isSettlementForm(form) && { exceptedAbsences: false }),
    ...(gap !== null && { gapInPermission: gap }),
    ...longAbsences(record, form, on),
    ...(granted !== null && {
      grantedBeforeApril2024: granted < valueOn(absenceRules.longResidenceCurrentPermission, on).grantedFrom,
    }),
  };
}

/** The qualifying years of the person; null for an application on another route than the record's. */
export function yearsNeeded(
  { ilr }: Pick<ChecklistRecord, 'ilr'>,
  form: ChecklistForm,
  route: RouteKey | null,
): number | null {
  const isOfRecord = route !== null && ilr.route?.key === route && form === findSettlementForm(route);
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
