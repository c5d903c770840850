import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

type Asked = Pick<UseQueryResult, 'isFetching' | 'isError' | 'refetch'>;

interface FirstAnswers {
  /** `waiting` until every query has finished once; from then on what is there stays on show. */
  readonly state: 'waiting' | 'failed' | 'there';
  /** Whether the latest try of any of them failed. */
  readonly failed: boolean;
  /** Asks again for what failed. */
  readonly retry: () => void;
}

/**
 * Waits for several queries together. An old answer that is being asked for again counts as not there yet: forms must
 * not start from what has changed since.
 */
export function useFirstAnswers(queries: readonly Asked[]): FirstAnswers {
  const [shown, setShown] = useState(false);
  const finished = queries.every(({ isFetching }) => !isFetching);
  const failed = finished && queries.some(({ isError }) => isError);
  if (finished && !failed && !shown) setShown(true);
  return {
    state: shown ? 'there' : failed ? 'failed' : 'waiting',
    failed,
    retry() {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}
