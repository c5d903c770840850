import { useDependants } from '../../../record/dependants/dependantQueries';
import { useDocuments } from '../../../record/documents/documentQueries';
import { usePersonalDetails, useVisaDetails } from '../../../record/immigrationProfile/profileQueries';
import { useJourneys } from '../../../record/journeys/journeyQueries';
import { useCitizenshipEligibility, useIlrProgress } from '../../../record/progress/progressQueries';
import { useToday } from '../../../ui/dates/useToday';
import type { Known } from './known';

/** What the list begins with: there together, failed together, asked again together. */
export function useKnown() {
  const today = useToday();
  const [personal, visa, dependants] = [usePersonalDetails(), useVisaDetails(), useDependants()];
  const [ilr, citizenship] = [useIlrProgress(), useCitizenshipEligibility()];
  const [journeys, documents] = [useJourneys(), useDocuments()];
  const queries = [personal, visa, dependants, ilr, citizenship, journeys, documents];
  const known: Known | null =
    personal.data === undefined ||
    visa.data === undefined ||
    dependants.data === undefined ||
    ilr.data === undefined ||
    citizenship.data === undefined ||
    journeys.data === undefined ||
    documents.data === undefined
      ? null
      : {
          ...{ today, personal: personal.data, visa: visa.data, dependants: dependants.data },
          ...{ ilr: ilr.data, citizenship: citizenship.data },
          ...{ journeys: journeys.data, documents: documents.data },
        };
  return {
    known,
    failed: queries.some(({ isError, isFetching }) => isError && !isFetching),
    refresh: () => void Promise.all(queries.map(({ refetch }) => refetch())),
  };
}
