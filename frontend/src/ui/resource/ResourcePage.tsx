import Stack from '@mui/material/Stack';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ListSkeleton } from '../ListSkeleton';
import { LoadFailure } from '../LoadFailure';
import { Page } from '../Page';
import { useFirstAnswers } from '../useFirstAnswers';

interface ResourcePageProps<Data> {
  title: string;
  lead: string;
  query: Pick<UseQueryResult<Data>, 'data' | 'isFetching' | 'isError' | 'refetch'>;
  /** What the list is of, as `addresses`. */
  many: string;
  children: (data: Data) => ReactNode;
}

/** A page that is one list: what is said while it is on its way, and where it did not come. */
export function ResourcePage<Data>({ title, lead, query, many, children }: ResourcePageProps<Data>) {
  const { state, failed, retry } = useFirstAnswers([query]);
  return (
    <Page title={title} lead={lead}>
      <Stack spacing={3}>
        {failed && (
          <LoadFailure icon="refresh" onRetry={retry}>
            {`There was a problem loading your ${many}. Please try again.`}
          </LoadFailure>
        )}
        {state === 'waiting' && <ListSkeleton label={`Loading your ${many}…`} cards={2} />}
        {state === 'there' && query.data !== undefined && children(query.data)}
      </Stack>
    </Page>
  );
}
