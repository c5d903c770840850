import {
  absenceSummaryResponse,
  journeyListResponse,
  journeyResponse,
  type RecordAbsenceRequest,
} from '@settlewise/contract';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useToday } from '../ui/dates/useToday';
import { useRefreshAbsences } from './absenceQueries';
import { callFor, callOnly } from './client';
import { ApiError } from './errors';
import { useIdempotencyKeys } from './idempotencyKey';

const path = '/api/absences';
const summaryPath = `${path}/summary`;

/** GET /api/absences: the signed-in person's journeys. */
export function useAbsences() {
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => callFor(journeyListResponse, 'GET', path, { signal }),
  });
}

/** GET /api/absences/summary; asked again when a new day begins in London, on which the periods end. */
export function useAbsenceSummary() {
  const today = useToday();
  return useQuery({
    queryKey: [summaryPath, today],
    queryFn: ({ signal }) => callFor(absenceSummaryResponse, 'GET', summaryPath, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** POST /api/absences */
export function useRecordAbsence() {
  const keys = useIdempotencyKeys();
  const refresh = useRefreshAbsences();
  return useMutation({
    mutationFn: (payload: RecordAbsenceRequest) =>
      callFor(journeyResponse, 'POST', path, { payload, idempotencyKey: keys.keyFor(payload) }),
    onSuccess() {
      keys.accepted();
      refresh();
    },
  });
}

/** DELETE /api/absences/{id}. A journey that is gone already makes the lists be asked for again. */
export function useDeleteAbsence() {
  const refresh = useRefreshAbsences();
  return useMutation({
    mutationFn: (id: string) => callOnly('DELETE', `${path}/${encodeURIComponent(id)}`),
    onSuccess: refresh,
    onError(error) {
      if (error instanceof ApiError && error.status === 404) refresh();
    },
  });
}
