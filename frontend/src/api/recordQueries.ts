import { useQueryClient } from '@tanstack/react-query';

/** Everything that shows a part of the person's record: one fact stands behind several of these answers. */
const recordPaths = new Set([
  '/api/user',
  '/api/user/profile',
  '/api/account/profile',
  '/api/dashboard/summary',
  '/api/dependants',
  '/api/dependants/progress',
  '/api/immigration/profile',
  '/api/immigration/profile/personal',
  '/api/immigration/profile/visa-history',
  '/api/immigration/profile/ilr-progress',
  '/api/immigration/profile/citizenship-eligibility',
]);

/** Asks again for every answer that a change of the record can have changed, but for the one that it told itself. */
export function useRefreshRecord() {
  const client = useQueryClient();
  return ({ except }: { except?: string } = {}) => {
    void client.invalidateQueries({
      predicate: ({ queryKey: [path] }) =>
        typeof path === 'string' && recordPaths.has(path) && path !== except,
    });
  };
}
