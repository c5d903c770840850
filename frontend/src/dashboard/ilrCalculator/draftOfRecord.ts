import {
  visaTypeValueOf,
  type CitizenshipEligibilityResponse,
  type IlrProgressResponse,
  type JourneyResponse,
} from '@settlewise/contract';
import { emptyDraft, type IlrDraft } from '../../public/ilr/draft/ilrDraft';
import { recordedTrips } from '../../public/ilr/draft/recordedTrips';

/** What of a person's record the calculator asks for. */
export interface RecordForCalculator {
  readonly ilr: Pick<
    IlrProgressResponse,
    'visaType' | 'visaStartDate' | 'countedFrom' | 'hasEnglishLanguage'
  >;
  readonly citizenship: Pick<CitizenshipEligibilityResponse, 'meetsGoodCharacter'>;
  readonly journeys: readonly JourneyResponse[];
}

/**
 * The calculator's answers as far as the record has them. What nobody has said yet stays open: no proof of English on
 * the profile can mean that it was never asked, and the salary is not on it.
 */
export function draftOfRecord({ ilr, citizenship, journeys }: RecordForCalculator): IlrDraft {
  return {
    ...emptyDraft(),
    visaType: visaTypeValueOf(ilr.visaType),
    visaStartDate: ilr.countedFrom ?? ilr.visaStartDate ?? '',
    useDetailedAbsences: journeys.length > 0 ? true : null,
    absences: recordedTrips(journeys),
    englishLanguageRequirement: ilr.hasEnglishLanguage ? true : null,
    goodCharacter: citizenship.meetsGoodCharacter ? true : null,
  };
}
