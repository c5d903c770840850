import { englishHeldKeys } from '@settlewise/contract/assessments';
import type { VisaHistoryEntryResponse } from '@settlewise/contract/immigrationProfile';
import type { UserProfileResponse } from '@settlewise/contract/onboarding';
import type { CitizenshipEligibilityResponse, IlrProgressResponse } from '@settlewise/contract/progress';
import { visaTypeValueOf } from '@settlewise/contract/visaTypeChoices';
import { addDays, addYears, type CivilDate } from '@settlewise/rules/calendar';
import { type DaysBeforeIlr, isCitizenshipRefused, plannedAfterIlr } from '@settlewise/rules/progress';
import { routeOfVisaType } from '@settlewise/rules/routes';
import { emptyDraft, totalOf, yearsOf, type CitizenshipDraft } from '../citizenship/draft/citizenshipDraft';
import { recordedEntries } from '../citizenship/draft/recordedEntries';
import { englishTick } from '../ilr/draft/englishTick';
import { found, visaInWords } from './foundInRecord';
import type { CountedJourney } from '../../../record/journeys/countedJourney';

/** What of a person's record the citizenship calculator asks for. */
export interface RecordForCitizenship {
  readonly ilr: Pick<IlrProgressResponse, 'visaType' | 'visaTypeLabel'> & DaysBeforeIlr['ilr'];
  readonly citizenship: Pick<
    CitizenshipEligibilityResponse,
    | 'hasILR'
    | 'ilrGrantDate'
    | 'spouseOfBritishCitizen'
    | 'arrivedWithoutPermission'
    | 'ukEntryDate'
    | 'needsNoIlr'
    | 'application'
    | 'note'
  > &
    DaysBeforeIlr['citizenship'];
  readonly journeys: readonly CountedJourney[];
  readonly visa: { readonly previousVisaHistory: readonly Pick<VisaHistoryEntryResponse, 'visaType'>[] };
  readonly profile: Pick<
    UserProfileResponse,
    | 'dateOfBirth'
    | 'englishLevel'
    | 'englishLanguageProof'
    | 'goodCharacter'
    | 'arrivedWithoutPermission'
    | 'intendsToStayInUK'
    | 'lifeInUKPassed'
    | 'settledAs'
  >;
}

/**
 * The citizenship calculator's answers as far as the record has them, so that it asks the engine what the progress page
 * asks. The papers to send are not ticked: the record cannot know whether somebody has them at hand.
 */
export function citizenshipDraftOf(record: RecordForCitizenship, today: CivilDate): CitizenshipDraft {
  const { ilr, citizenship, journeys, visa, profile } = record;
  const { ukEntryDate, spouseOfBritishCitizen: isSpouseRoute } = citizenship;
  const settledOn = settledOnOf(record);
  const absenceRecords = recordedEntries(journeys);
  const earlier = new Set(
    visa.previousVisaHistory.flatMap(({ visaType }) => visaTypeValueOf(visaType) ?? []),
  );
  const empty = emptyDraft(today);
  return {
    ...empty,
    immigrationRoute: visaTypeValueOf(ilr.visaType) ?? empty.immigrationRoute,
    statusType: statusOf(record),
    ukEntryDate: ukEntryDate ?? '',
    settlementDate: settledOn ?? '',
    isSpouseRoute,
    britishNationalOverseas: [...earlier, ilr.visaType].some(
      (type) => type !== null && routeOfVisaType(type) === 'hk_bno',
    ),
    dateOfBirth: profile.dateOfBirth ?? '',
    englishLevel: englishHeldKeys.find((level) => level === profile.englishLevel) ?? '',
    arrivedWithoutPermission: profile.arrivedWithoutPermission ?? '',
    previousVisaTypes: [...earlier],
    useDetailedAbsences: journeys.length > 0,
    absenceRecords,
    totalAbsences: totalOf(absenceRecords),
    ticks: {
      ...empty.ticks,
      ...presence(record, yearsOf(isSpouseRoute), today),
      settlementStatus12Months: settledOn !== null && addYears(settledOn, 1) <= today,
      englishLanguage: englishTick(profile.englishLevel) ?? profile.englishLanguageProof,
      lifeInUK: profile.lifeInUKPassed,
      goodCharacter: profile.goodCharacter,
      intendsToContinueResiding: profile.intendsToStayInUK,
      hasPreviousVisas: earlier.size > 0,
    },
    fromRecord: foundFor(record),
    ilrToCome: ilrToComeOf(record, today),
    appliedByRecord: citizenship.application === null ? '' : (citizenship.note ?? ''),
  };
}

/** Nobody has said anything of ILR in a record without a visa. */
function ilrToComeOf(record: RecordForCitizenship, today: CivilDate): CitizenshipDraft['ilrToCome'] {
  const { ilr, citizenship } = record;
  if (citizenship.hasILR || citizenship.needsNoIlr || ilr.visaType === null) return null;
  const from = isCitizenshipRefused(citizenship) ? null : plannedAfterIlr(record, today);
  return { citizenshipFrom: from ?? '' };
}

const settledOnOf = ({ citizenship }: RecordForCitizenship): CivilDate | null =>
  citizenship.hasILR && !citizenship.needsNoIlr ? citizenship.ilrGrantDate : null;

/** Kinds of settlement as the form names them. */
const statuses: Readonly<Record<SettlementKind, CitizenshipDraft['statusType']>> = {
  ilr: 'ilr',
  eu_settled_status: 'euss',
  eu_settled_status_swiss: 'euss_swiss',
  irish: 'irish',
  right_of_abode: 'right_of_abode',
};

type SettlementKind = NonNullable<UserProfileResponse['settledAs']>;

function statusOf({ ilr, citizenship, profile }: RecordForCitizenship): CitizenshipDraft['statusType'] {
  if (profile.settledAs !== null) return statuses[profile.settledAs];
  // Before anybody has said which settlement it is, the visa can. Whoever is British already had one.
  if (citizenship.needsNoIlr && citizenship.application === null)
    return ilr.visaType === 'right_of_abode' ? 'right_of_abode' : 'irish';
  return ilr.visaType === 'eu_settled_status' ? 'euss' : 'ilr';
}

/** Whether the record shows the whole years in the UK, and that the person was here on the first day of them. */
function presence({ citizenship, journeys }: RecordForCitizenship, years: number, today: CivilDate) {
  const { ukEntryDate } = citizenship;
  const began = addYears(today, -years);
  const firstDay = addDays(began, 1);
  const livedHere = ukEntryDate !== null && ukEntryDate <= began;
  const wasAway = journeys.some(
    // A day of travel is a day in the UK.
    ({ departureDate, returnDate }) => departureDate < firstDay && firstDay < returnDate,
  );
  return { physicalPresence: livedHere, physicalPresenceExactDate: livedHere && !wasAway };
}

function foundFor(record: RecordForCitizenship): string[] {
  const { ilr, citizenship, journeys, profile } = record;
  return found(
    [
      [ilr.visaType !== null, visaInWords(ilr, citizenship.needsNoIlr && citizenship.application === null)],
      [citizenship.ukEntryDate !== null, 'the day you came'],
      [settledOnOf(record) !== null, 'the day of your settlement'],
      [citizenship.spouseOfBritishCitizen, 'your marriage to a British citizen'],
      [profile.dateOfBirth !== null, 'your date of birth'],
      [profile.englishLevel !== null || profile.englishLanguageProof, 'your English'],
      [profile.lifeInUKPassed, 'your Life in the UK test'],
    ],
    journeys,
  );
}
