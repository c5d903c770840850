import type { VisaDetailsResponse, VisaHistoryEntryResponse } from '@settlewise/contract/immigrationProfile';
import type { UserProfileResponse } from '@settlewise/contract/onboarding';
import type { CitizenshipEligibilityResponse, IlrProgressResponse } from '@settlewise/contract/progress';
import { visaTypeValueOf } from '@settlewise/contract/visaTypeChoices';
import { routeOfVisaType } from '@settlewise/rules/routes';
import { emptyDraft, type DraftVisa, type IlrDraft } from '../ilr/draft/ilrDraft';
import { englishTick } from '../ilr/draft/englishTick';
import { found, visaInWords } from './foundInRecord';
import { recordedTrips } from '../ilr/draft/recordedTrips';
import type { CountedJourney } from '../../../record/journeys/countedJourney';

/** What of a person's record the calculator asks for. */
export interface RecordForCalculator {
  readonly ilr: Pick<
    IlrProgressResponse,
    | 'visaType'
    | 'visaTypeLabel'
    | 'visaStartDate'
    | 'hasEnglishLanguage'
    | 'english'
    | 'needsNoIlr'
    /** Of the profile, or of the list of applications. */
    | 'awaitingDecisionSince'
    | 'extensionAppliedOn'
  >;
  readonly citizenship: Pick<CitizenshipEligibilityResponse, 'meetsGoodCharacter'>;
  readonly journeys: readonly CountedJourney[];
  readonly visa: Pick<
    VisaDetailsResponse,
    | 'ukEntryDate'
    | 'visaExpiryDate'
    | 'appliedOn'
    | 'appliedInTime'
    | 'gapBefore'
    | 'claimedOn'
    | 'endorsedBy'
    | 'firstGrantedAs'
    | 'dischargedOn'
    | 'medicalDischarge'
  > & { readonly previousVisaHistory: readonly VisaHistoryEntryResponse[] };
  readonly profile: Pick<UserProfileResponse, 'dateOfBirth' | 'englishLevel'>;
}

/**
 * The calculator's answers as far as the record has them, so that it asks the engine what the progress page asks. What
 * nobody has said yet stays open: no proof of English on the profile can mean that it was never asked, and the salary
 * is not on it.
 */
export function ilrDraftOf(record: RecordForCalculator): IlrDraft {
  const { ilr, citizenship, journeys, visa, profile } = record;
  const { awaitingDecisionSince, extensionAppliedOn } = ilr;
  const { appliedInTime, gapBefore, endorsedBy, firstGrantedAs, medicalDischarge } = visa;
  return {
    ...emptyDraft(),
    visaType: visaTypeValueOf(ilr.visaType),
    visaStartDate: ilr.visaStartDate ?? '',
    entryDate: entryDateOf(record),
    visaEnds: ilr.visaStartDate === null ? '' : (visa.visaExpiryDate ?? ''),
    appliedInTime,
    gapBefore,
    appliedOn: visa.appliedOn ?? '',
    earlierVisas: earlierVisas(visa.previousVisaHistory, ilr.visaStartDate),
    claimedOn: visa.claimedOn ?? '',
    endorsedBy,
    firstGrantedAs,
    medicalDischarge,
    dischargedOn: visa.dischargedOn ?? '',
    useDetailedAbsences: journeys.length > 0 ? true : null,
    absences: recordedTrips(journeys),
    englishLanguageRequirement:
      englishTick(profile.englishLevel) ?? (ilr.hasEnglishLanguage || isShownByVisa(ilr) ? true : null),
    englishLevel: profile.englishLevel,
    dateOfBirth: profile.dateOfBirth ?? '',
    goodCharacter: citizenship.meetsGoodCharacter ? true : null,
    hasApplied: awaitingDecisionSince !== null,
    appliedForIlrOn: awaitingDecisionSince ?? '',
    hasAppliedToExtend: extensionAppliedOn !== null,
    extensionAppliedOn: extensionAppliedOn ?? '',
    fromRecord: foundFor(record),
  };
}

/** The visa asked for English, and settlement does not ask again: nothing is open that a no could answer. */
const isShownByVisa = ({ english }: RecordForCalculator['ilr']): boolean => english?.asked === 'route';

/** A day before the first visa of the record says nothing here: the calculator does not take it. */
function entryDateOf({ ilr, visa: { ukEntryDate, previousVisaHistory } }: RecordForCalculator): string {
  if (ukEntryDate === null || ilr.visaStartDate === null) return '';
  const starts = [
    ilr.visaStartDate,
    ...earlierVisas(previousVisaHistory, ilr.visaStartDate).map(({ from }) => from),
  ];
  return starts.some((from) => ukEntryDate >= from) ? ukEntryDate : '';
}

function foundFor({ ilr, citizenship, journeys, visa, profile }: RecordForCalculator): string[] {
  const earlier = earlierVisas(visa.previousVisaHistory, ilr.visaStartDate).length;
  return found(
    [
      [ilr.visaType !== null, visaInWords(ilr, ilr.needsNoIlr)],
      [ilr.visaStartDate !== null, 'the start of your visa'],
      [visa.ukEntryDate !== null, 'the day you came'],
      [earlier > 0, earlier === 1 ? 'your earlier visa' : `your ${earlier} earlier visas`],
      [ilr.awaitingDecisionSince !== null, 'your application for ILR'],
      [ilr.extensionAppliedOn !== null, 'your application to extend your visa'],
      [profile.englishLevel !== null, 'your level of English'],
      [profile.englishLevel === null && ilr.hasEnglishLanguage, 'your proof of English'],
      [profile.dateOfBirth !== null, 'your date of birth'],
      // It is on every profile from the beginning: without a visa it is nothing that somebody has said.
      [citizenship.meetsGoodCharacter && ilr.visaType !== null, 'your good character'],
    ],
    journeys,
  );
}

/** The earliest first, as people tell them. What the progress page leaves out, as no visa before this one, is left out. */
function earlierVisas(history: readonly VisaHistoryEntryResponse[], presentFrom: string | null): DraftVisa[] {
  return history
    .filter(
      ({ visaType, startDate, endDate }) =>
        routeOfVisaType(visaType) !== null &&
        startDate <= endDate &&
        (presentFrom === null || startDate < presentFrom),
    )
    .toSorted((one, other) => one.startDate.localeCompare(other.startDate))
    .map(({ visaType, startDate, endDate, appliedInTime, appliedOn, gapBefore }, index) => ({
      id: `visa-${index + 1}`,
      visaType,
      from: startDate,
      to: endDate,
      appliedInTime,
      appliedOn: appliedOn ?? '',
      gapBefore,
    }));
}
