import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageFor } from '../../api/errors';
import { ListSkeleton } from '../../ui/ListSkeleton';
import { LoadFailure } from '../../ui/LoadFailure';

interface AnsweredProps<Answer> {
  query: UseQueryResult<Answer>;
  /** What it is, within a sentence: `the projections`. */
  what: string;
  /** How many cards stand in for it while it is on its way. */
  cards?: number;
  children: (answer: Answer) => ReactNode;
}

/** Shows an answer once it is there; what failed in its place, or over an older one that can still be read. */
export function Answered<Answer>({ query, what, cards = 2, children }: AnsweredProps<Answer>) {
  const failed = query.isError && !query.isFetching;
  return (
    <>
      {failed && (
        <LoadFailure title={`We could not load ${what}`} onRetry={() => void query.refetch()}>
          {messageFor(query.error, 'Something went wrong on our side. Please try again in a moment.')}
        </LoadFailure>
      )}
      {query.data !== undefined
        ? children(query.data)
        : !failed && <ListSkeleton label={`Loading ${what}…`} cards={cards} />}
    </>
  );
}
