import { useQueryClient } from '@tanstack/react-query';

/** Everything that a journey counts in: one record of journeys stands behind these answers. */
const absencePaths = new Set([
  '/api/absence-journeys',
  '/api/absences',
  '/api/absences/summary',
  '/api/dashboard/summary',
  '/api/dependants/progress',
  '/api/immigration/profile/ilr-progress',
  '/api/immigration/profile/citizenship-eligibility',
]);

/** Asks again for every answer that a change of the journeys can have changed. */
export function useRefreshAbsences() {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({
      predicate: ({ queryKey: [path] }) => typeof path === 'string' && absencePaths.has(path),
    });
  };
}
