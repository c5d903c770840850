import Stack from '@mui/material/Stack';
import type { ReactNode, Ref } from 'react';
import { LoadFailure } from './LoadFailure';

interface Query<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface ListRegionProps<Data> {
  label: string;
  query: Query<Data>;
  /** What is said when the list did not come, and what asking again is called. */
  failure: {
    readonly title?: string;
    readonly act?: string;
    readonly text: string | ((error: unknown) => string);
  };
  /** The list's own shape while it is on its way. */
  skeleton: ReactNode;
  /** Takes the focus when a control goes with the thing that it was for; without this the focus would be lost. */
  ref?: Ref<HTMLDivElement>;
  children: (data: Data) => ReactNode;
}

/** A list of a page, whether it is on its way, did not come, or is there. What is there stays while it is asked for again. */
export function ListRegion<Data>({ label, query, failure, skeleton, ref, children }: ListRegionProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  const failed = error !== null && !isFetching;
  return (
    <Stack
      {...(ref !== undefined && { ref })}
      tabIndex={-1}
      role="region"
      aria-label={label}
      spacing={2}
      sx={{ minWidth: 0, '&:focus': { outline: 'none' } }}
    >
      {failed && (
        <LoadFailure
          {...(failure.title !== undefined && { title: failure.title })}
          act={failure.act ?? 'Retry'}
          icon="refresh"
          onRetry={() => void refetch()}
        >
          {typeof failure.text === 'string' ? failure.text : failure.text(error)}
        </LoadFailure>
      )}
      {data === undefined ? !failed && skeleton : children(data)}
    </Stack>
  );
}

/** Two queries as one: there together; what failed is asked for again. */
export function bothOf<One, Two>(one: Query<One>, two: Query<Two>): Query<readonly [One, Two]> {
  return {
    data: one.data === undefined || two.data === undefined ? undefined : [one.data, two.data],
    error: one.error ?? two.error,
    isFetching: one.isFetching || two.isFetching,
    refetch() {
      for (const query of [one, two]) if (query.error !== null) void query.refetch();
    },
  };
}
