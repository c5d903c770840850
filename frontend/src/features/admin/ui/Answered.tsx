import type { ReactNode } from 'react';
import { ApiError, messageFor } from '../../../api/errors';
import { EmptyState } from '../../../ui/EmptyState';
import { ListSkeleton } from '../../../ui/ListSkeleton';
import { LoadFailure } from '../../../ui/LoadFailure';

interface AnsweredProps<Answer> {
  query: {
    readonly data: Answer | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** What it is, within a sentence: `the projections`. */
  what: string;
  /** How many cards stand in for it while it is on its way. */
  cards?: number;
  children: (answer: Answer) => ReactNode;
}

/** Shows an answer once it is there; what failed in its place, or over an older one that can still be read. */
export function Answered<Answer>({ query, what, cards = 2, children }: AnsweredProps<Answer>) {
  const { data, error, isFetching, refetch } = query;
  const failed = error !== null && error !== undefined && !isFetching;
  if (failed && error instanceof ApiError && error.status === 404)
    return (
      <EmptyState icon="info" title="Not found">
        {messageFor(error, 'There is nothing at this address.')}
      </EmptyState>
    );
  return (
    <>
      {failed && (
        <LoadFailure title={`We could not load ${what}`} onRetry={() => void refetch()}>
          {messageFor(error, 'Something went wrong on our side. Please try again in a moment.')}
        </LoadFailure>
      )}
      {data !== undefined
        ? children(data)
        : !failed && <ListSkeleton label={`Loading ${what}…`} cards={cards} />}
    </>
  );
}
