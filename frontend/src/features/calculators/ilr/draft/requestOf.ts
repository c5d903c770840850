import { ilrCalculationRequest, type IlrCalculationRequest } from '@settlewise/contract/assessments';
import { addYears, isCivilDate } from '@settlewise/rules/calendar';
import type { z } from 'zod';
import { isUntouched, type DraftTrip, type IlrDraft } from './ilrDraft';
import { asksOfDischarge, asksOfEndorsement, asksOfFirstGrant, visasHeld } from './visasHeld';

/** What POST /api/calculate-ilr-eligibility is sent. */
export type IlrPayload = z.input<typeof ilrCalculationRequest>;

/** Years after its start at which a visa is taken to end. */
const visaYears = 5;

const employedRoutes: readonly IlrDraft['visaType'][] = ['skilled_worker', 'tier_2'];

/** The trips that are sent, in the order of the payload: one whose dates were never touched says nothing. */
export const sentTrips = ({ absences }: IlrDraft): readonly DraftTrip[] =>
  absences.filter((trip) => !isUntouched(trip));

/** The call's payload. @throws ZodError for a draft with problems, see `problemsOfDraft` */
export function payloadOf(draft: IlrDraft): IlrPayload {
  const { visaType, visaStartDate, useDetailedAbsences, meetsSalaryRequirement, goodCharacter } = draft;
  const trips = useDetailedAbsences === true ? sentTrips(draft) : [];
  const permissions = visasHeld(draft).map(({ permission }) => permission);
  const said = (date: string) => (date === '' ? undefined : date);
  // The first visa is the one that somebody entered with, where nothing else is said.
  const entryWhenEmpty = permissions.length === 0 ? visaStartDate : undefined;
  const written: Record<keyof IlrPayload, unknown> = {
    visaType,
    visaStartDate,
    entryDate: said(draft.entryDate) ?? entryWhenEmpty,
    currentImmigrationStatus: 'valid_visa',
    absencesPerYear: draft.absencesPerYear.filter(({ days }) => days !== null),
    useDetailedAbsences,
    consentToAiAnalysis: true,
    visaExpiryDate:
      said(draft.visaEnds) ?? (isCivilDate(visaStartDate) ? addYears(visaStartDate, visaYears) : undefined),
    hasPassedLifeInUK: goodCharacter,
    hasEnglishQualification:
      draft.englishLanguageRequirement ?? (draft.englishLevel === 'not_sure' ? false : null),
    englishQualificationType: draft.englishLanguageRequirement === true ? 'test' : undefined,
    isCurrentlyEmployed: employedRoutes.includes(visaType) ? meetsSalaryRequirement : undefined,
    completedSponsoredPeriod: employedRoutes.includes(visaType) ? meetsSalaryRequirement : undefined,
    goodCharacter,
    meetsSalaryRequirement,
    permissions: permissions.length === 0 ? undefined : permissions,
    claimedOn: said(draft.claimedOn),
    endorsedBy: asksOfEndorsement(draft) ? (draft.endorsedBy ?? undefined) : undefined,
    firstGrantedAs: asksOfFirstGrant(draft) ? (draft.firstGrantedAs ?? undefined) : undefined,
    dischargedOn: asksOfDischarge(draft) ? said(draft.dischargedOn) : undefined,
    medicalDischarge: asksOfDischarge(draft) ? (draft.medicalDischarge ?? undefined) : undefined,
    dateOfBirth: said(draft.dateOfBirth),
    englishLevel: draft.englishLevel ?? undefined,
    awaitingDecisionSince: draft.hasApplied ? said(draft.appliedForIlrOn) : undefined,
    extensionAppliedOn: draft.hasAppliedToExtend ? said(draft.extensionAppliedOn) : undefined,
    detailedAbsences: trips.map(
      ({ id, from, to, days, reason, permittedReason, crownDependency, stillAway }) => ({
        id,
        startDate: from,
        endDate: to,
        totalDays: days,
        reason,
        permittedReason,
        crownDependency: crownDependency ?? undefined,
        stillAway,
      }),
    ),
  };
  const { detailedAbsences, ...rest } = ilrCalculationRequest.parse(written);
  return trips.length === 0 ? rest : { ...rest, detailedAbsences };
}

/** The same with what the contract fills in: the form that a result belongs to. */
export const formOf = (payload: IlrPayload): IlrCalculationRequest => ilrCalculationRequest.parse(payload);
