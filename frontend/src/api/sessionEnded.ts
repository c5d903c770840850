import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { userKey } from './userKey';

const key = ['session ended'] as const;

/** A change was refused, because nobody is signed in. Where somebody is on show, their session has ended meanwhile. */
export function noteSessionEnded(client: QueryClient): void {
  const onShow = client.getQueryData(userKey);
  if (onShow !== undefined && onShow !== null) client.setQueryData(key, true);
}

/** Nobody is signed in: the page must not go on showing somebody as such, and there is nothing to keep on it. */
export function noteNobodySignedIn(client: QueryClient): void {
  client.setQueryData(userKey, null);
  client.setQueryData(key, false);
}

/**
 * Whether what somebody sent was refused because their session has ended. The page stays as it is, with what was typed,
 * until they have signed in again or leave it.
 */
export function useSessionEnded() {
  const client = useQueryClient();
  const { data } = useQuery({ queryKey: key, queryFn: () => false, initialData: false });
  return { hasEnded: data, goOn: () => client.setQueryData(key, false) };
}
