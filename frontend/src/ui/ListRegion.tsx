import Stack from '@mui/material/Stack';
import type { ReactNode, Ref } from 'react';
import { LoadFailure } from './LoadFailure';

interface ListRegionProps<Data> {
  label: string;
  query: {
    readonly data: Data | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** What is said when the list did not come. */
  failure: { readonly title: string; readonly text: string };
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
        <LoadFailure title={failure.title} act="Retry" onRetry={() => void refetch()}>
          {failure.text}
        </LoadFailure>
      )}
      {data === undefined ? !failed && skeleton : children(data)}
    </Stack>
  );
}
