import { dashboardSummaryResponse } from '@settlewise/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useToday } from '../ui/dates/useToday';
import { callFor } from './client';

const path = '/api/dashboard/summary';

/** GET /api/dashboard/summary; asked again when a new day begins in London, from which every count is taken. */
export function useDashboardSummary() {
  const today = useToday();
  return useQuery({
    queryKey: [path, today],
    queryFn: ({ signal }) => callFor(dashboardSummaryResponse, 'GET', path, { signal }),
    placeholderData: keepPreviousData,
  });
}
