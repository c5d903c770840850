import { useDependants } from '../../record/dependants/dependantQueries';
import { usePersonalDetails, useVisaDetails } from '../../record/immigrationProfile/profileQueries';
import { useCitizenshipEligibility, useIlrProgress } from '../../record/progress/progressQueries';
import { useToday } from '../../ui/dates/useToday';
import type { KnownOfRecord } from './plan/fromRecord';

/** What the plan begins with: there together, failed together, asked again together. */
export function useKnownOfRecord() {
  const today = useToday();
  const [personal, dependants, visa] = [usePersonalDetails(), useDependants(), useVisaDetails()];
  const [ilr, citizenship] = [useIlrProgress(), useCitizenshipEligibility()];
  const queries = [personal, dependants, visa, ilr, citizenship];
  const known: KnownOfRecord | null =
    personal.data === undefined ||
    dependants.data === undefined ||
    visa.data === undefined ||
    ilr.data === undefined ||
    citizenship.data === undefined
      ? null
      : {
          ...{ today, personal: personal.data, dependants: dependants.data, visa: visa.data },
          ...{ ilr: ilr.data, citizenship: citizenship.data },
        };
  return {
    known,
    failed: queries.some(({ isError, isFetching }) => isError && !isFetching),
    refresh: () => void Promise.all(queries.map(({ refetch }) => refetch())),
  };
}
