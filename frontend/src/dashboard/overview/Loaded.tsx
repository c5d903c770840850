import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DataFailure } from './Failures';
import { SkeletonLines } from './OverviewSkeleton';

interface LoadedProps<Answer> {
  query: UseQueryResult<Answer>;
  /** What it is, within a sentence: ‘your tasks’. */
  what: string;
  children: (answer: Answer) => ReactNode;
}

/** Shows an answer once it is there; what failed in its place, or over it where an older one is still good to read. */
export function Loaded<Answer>({ query, what, children }: LoadedProps<Answer>) {
  const failed = query.isError && !query.isFetching;
  return (
    <>
      {failed && <DataFailure error={query.error} onRetry={() => void query.refetch()} what={what} />}
      {query.data === undefined ? !failed && <SkeletonLines /> : children(query.data)}
    </>
  );
}
