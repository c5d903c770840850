import { accountProfileResponse, dashboardSummaryResponse, documentListResponse } from '@settlewise/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useToday } from '../ui/dates/useToday';
import { callFor } from './client';

const summaryPath = '/api/dashboard/summary';
const profilePath = '/api/account/profile';
const documentsPath = '/api/documents';

/** GET /api/dashboard/summary; asked again when a new day begins in London, from which every count is taken. */
export function useDashboardSummary() {
  const today = useToday();
  return useQuery({
    queryKey: [summaryPath, today],
    queryFn: ({ signal }) => callFor(dashboardSummaryResponse, 'GET', summaryPath, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** GET /api/account/profile, for the summary of it. */
export function useProfileSummary() {
  return useQuery({
    queryKey: [profilePath],
    queryFn: ({ signal }) => callFor(accountProfileResponse, 'GET', profilePath, { signal }),
  });
}

/** GET /api/documents, for the newest of them. */
export function useRecentDocuments() {
  return useQuery({
    queryKey: [documentsPath],
    queryFn: ({ signal }) => callFor(documentListResponse, 'GET', documentsPath, { signal }),
  });
}
