import type { CitizenshipEligibilityResponse, IlrProgressResponse } from '@settlewise/contract/progress';
import { countJourneysUpTo, type CountedJourney } from '../journeys/countedJourney';
import { useJourneys } from '../journeys/journeyQueries';
import { useCitizenshipEligibility, useIlrProgress } from './progressQueries';

/** What the page is drawn from. */
export interface Progress {
  readonly ilr: IlrProgressResponse;
  readonly citizenship: CitizenshipEligibilityResponse;
  readonly journeys: readonly CountedJourney[];
}

/** The three answers of the page as one: there together, failed together, asked again together. */
export function useProgress() {
  const ilr = useIlrProgress();
  const citizenship = useCitizenshipEligibility();
  const journeys = useJourneys();
  const queries = [ilr, citizenship, journeys];
  const fetching = queries.some(({ isFetching }) => isFetching);
  const progress: Progress | null =
    ilr.data === undefined || citizenship.data === undefined || journeys.data === undefined
      ? null
      : {
          ilr: ilr.data,
          citizenship: citizenship.data,
          journeys: countJourneysUpTo(journeys.data, ilr.data.asOf),
        };
  return {
    progress,
    fetching,
    failed: !fetching && queries.some(({ isError }) => isError),
    /** True when all three came. */
    refresh: async () => {
      const answers = await Promise.all(queries.map(({ refetch }) => refetch()));
      return answers.every(({ isSuccess }) => isSuccess);
    },
  };
}
