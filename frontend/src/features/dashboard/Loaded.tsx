import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageFor } from '../../api/errors';
import { LoadFailure } from '../../ui/LoadFailure';

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
      {failed && (
        <LoadFailure act="Refresh" icon="refresh" onRetry={() => void query.refetch()}>
          {messageFor(query.error, `There was a problem loading ${what}. Please try again.`)}
        </LoadFailure>
      )}
      {query.data === undefined ? !failed && <SkeletonLines /> : children(query.data)}
    </>
  );
}

/** In the place of a list that is on its way. */
function SkeletonLines() {
  return (
    <Stack aria-hidden spacing={1.25}>
      {[1, 2, 3].map((line) => (
        <Skeleton key={line} height={44} />
      ))}
    </Stack>
  );
}
