import {
  type CitizenshipCalculationRequest,
  gapExceptionKeys,
  type IlrCalculationRequest,
  type SavedEligibilityResponse,
} from '@settlewise/contract/assessments';
import { citizenshipDraft, tickNames, type CitizenshipDraft } from '../citizenship/draft/citizenshipDraft';
import { daysBetween, emptyDraft, ilrDraft, type IlrDraft } from '../ilr/draft/ilrDraft';
import { answersAlone } from '../wizard/answersAlone';
import { isWaitingForKeys, readDraft, writeDraft } from '../../../record/drafts/draftStorage';

/** The answers of a saved result, as the ILR calculator's form has them while they are typed. */
export function ilrAnswers(form: IlrCalculationRequest): IlrDraft {
  const { permissions, earlierVisas } = visasOf(form);
  return {
    ...emptyDraft(),
    visaType: form.visaType,
    visaStartDate: form.visaStartDate,
    // Left empty, it is sent as the day of the visa.
    entryDate: form.entryDate === form.visaStartDate ? '' : (form.entryDate ?? ''),
    useDetailedAbsences: form.useDetailedAbsences,
    absencesPerYear: form.absencesPerYear,
    absences: form.detailedAbsences.map(({ startDate, endDate, ...trip }, position) => ({
      id: `trip-${position + 1}`,
      from: startDate,
      to: endDate,
      days: daysBetween(startDate, endDate),
      reason: trip.reason ?? '',
      permittedReason: trip.permittedReason ?? null,
      crownDependency: trip.crownDependency ?? null,
      ...(trip.stillAway === true && { stillAway: true }),
    })),
    wasNotAway: form.useDetailedAbsences && form.detailedAbsences.length === 0,
    englishLanguageRequirement: form.englishLevel === 'not_sure' ? null : form.hasEnglishQualification,
    meetsSalaryRequirement: form.meetsSalaryRequirement ?? null,
    goodCharacter: form.goodCharacter ?? form.hasPassedLifeInUK,
    earlierVisas,
    appliedInTime: permissions.at(-1)?.appliedInTime ?? null,
    appliedOn: permissions.at(-1)?.appliedOn ?? '',
    gapBefore: recordedException(permissions.at(-1)?.gapBefore),
    presentVisaFrom: form.visaType === 'long_residence' ? (permissions.at(-1)?.from ?? '') : '',
    visaEnds: permissions.at(-1)?.to ?? '',
    claimedOn: form.claimedOn ?? '',
    endorsedBy: form.endorsedBy ?? null,
    firstGrantedAs: form.firstGrantedAs ?? null,
    dischargedOn: form.dischargedOn ?? '',
    medicalDischarge: form.medicalDischarge ?? null,
    dateOfBirth: form.dateOfBirth ?? '',
    englishLevel: form.englishLevel ?? null,
    hasApplied: typeof form.awaitingDecisionSince === 'string',
    appliedForIlrOn: form.awaitingDecisionSince ?? '',
    hasAppliedToExtend: typeof form.extensionAppliedOn === 'string',
    extensionAppliedOn: form.extensionAppliedOn ?? '',
  };
}

/** The exceptions that the form knows: an application in time is a question of its own there. */
const recordedException = (gapBefore: string | null | undefined) =>
  gapExceptionKeys.find((known) => known === gapBefore) ?? null;

/** The permissions of a form, the earliest first, and those before the last as the form's rows. */
function visasOf(form: IlrCalculationRequest) {
  const permissions = (form.permissions ?? []).toSorted((one, other) => one.from.localeCompare(other.from));
  const earlierVisas = permissions
    .slice(0, -1)
    .map(({ visaType, from, to, ...said }, position) => ({
      id: `visa-${position + 1}`,
      visaType: visaType ?? form.visaType,
      from,
      to: to ?? '',
      appliedInTime: said.appliedInTime ?? null,
      appliedOn: said.appliedOn ?? '',
      gapBefore: recordedException(said.gapBefore),
    }));
  return { permissions, earlierVisas };
}

/** The same for the citizenship calculator's form. */
export function citizenshipAnswers(form: CitizenshipCalculationRequest): CitizenshipDraft {
  return {
    step: 1,
    furthestStep: 3,
    immigrationRoute: form.immigrationRoute,
    statusType: form.statusType,
    ukEntryDate: form.ukEntryDate,
    settlementDate: form.settlementDate ?? '',
    applicationDate: form.applicationDate ?? '',
    indefiniteLeaveToEnter: form.indefiniteLeaveToEnter ?? false,
    isSpouseRoute: form.isSpouseRoute,
    britishNationalOverseas: form.britishNationalOverseas ?? false,
    dateOfBirth: form.dateOfBirth ?? '',
    englishLevel: form.englishLevel ?? '',
    arrivedWithoutPermission: form.arrivedWithoutPermission ?? '',
    previousVisaTypes: form.previousVisaTypes,
    // With trips, the total that was sent is theirs, not one that was typed.
    totalAbsences: form.useDetailedAbsences ? 0 : form.totalAbsences,
    recentAbsences: form.recentAbsences,
    useDetailedAbsences: form.useDetailedAbsences,
    absenceRecords: form.absenceRecords.map(({ startDate, endDate, ...trip }, position) => ({
      id: `trip-${position + 1}`,
      startDate,
      endDate,
      totalDays: daysBetween(startDate, endDate),
      ...(typeof trip.reason === 'string' && { reason: trip.reason }),
      ...(typeof trip.crownDependency === 'string' && { crownDependency: trip.crownDependency }),
      ...(trip.stillAway === true && { stillAway: true }),
    })),
    tripStart: '',
    tripEnd: '',
    tripReason: '',
    tripIslands: '',
    ilrToCome: null,
    appliedByRecord: '',
    ticks: citizenshipDraft.shape.ticks.parse(
      Object.fromEntries(tickNames.map((name) => [name, form[name]])),
    ),
    fromRecord: [],
  };
}

const answersOf = (saved: SavedEligibilityResponse): IlrDraft | CitizenshipDraft =>
  saved.calculator === 'ilr' ? ilrAnswers(saved.form) : citizenshipAnswers(saved.form);

/**
 * Whether the calculator holds other answers than a saved result, which would be lost. True as well where it holds some
 * that cannot be read now.
 */
export function wouldReplaceOthers(saved: SavedEligibilityResponse): boolean {
  if (isWaitingForKeys(saved.calculator)) return true;
  const typed =
    saved.calculator === 'ilr' ? readDraft('ilr', ilrDraft) : readDraft('citizenship', citizenshipDraft);
  return typed !== null && answersAlone(typed) !== answersAlone(answersOf(saved));
}

/** Puts the answers of a saved result into the calculator, in place of what was typed there. */
export function putIntoCalculator(saved: SavedEligibilityResponse): void {
  writeDraft(saved.calculator, answersOf(saved));
}
