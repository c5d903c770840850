import { journeyListResponse, type CrownDependencyAnswer, type JourneyReason } from '@settlewise/contract';
import { daysOfTrip, type CivilDate } from '@settlewise/rules';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRefreshAbsences } from './absenceQueries';
import { callFor, callOnly } from './client';
import { ApiError } from './errors';
import { useIdempotencyKeys } from './idempotencyKey';

const path = '/api/absence-journeys';
const journeysKey = [path] as const;
const pathOf = (id: string) => `${path}/${encodeURIComponent(id)}`;

/** What a person fills in about a journey. */
export interface JourneyAnswers {
  readonly departureDate: CivilDate;
  readonly returnDate: CivilDate;
  readonly destination: string;
  readonly reason: JourneyReason;
  readonly notes: string | undefined;
  /** Left out where it was not asked. */
  readonly crownDependency: CrownDependencyAnswer | null | undefined;
}

/** GET /api/absence-journeys: the signed-in person's journeys. */
export function useJourneys() {
  return useQuery({
    queryKey: journeysKey,
    queryFn: ({ signal }) => callFor(journeyListResponse, 'GET', path, { signal }),
  });
}

/** POST /api/absence-journeys */
export function useAddJourney() {
  const keys = useIdempotencyKeys();
  const refresh = useRefreshAbsences();
  return useMutation({
    mutationFn(answers: JourneyAnswers) {
      const payload = { ...answers, days: daysOfTrip(answers, 'inclusive') };
      return callOnly('POST', path, { payload, idempotencyKey: keys.keyFor(payload) });
    },
    onSuccess() {
      keys.accepted();
      refresh();
    },
  });
}

/** PATCH /api/absence-journeys/{id}; notes that were emptied are taken away. */
export function useChangeJourney() {
  const refresh = useRefreshAbsences();
  return useMutation({
    mutationFn: ({ id, answers }: { id: string; answers: JourneyAnswers }) =>
      callOnly('PATCH', pathOf(id), { payload: { ...answers, notes: answers.notes ?? null } }),
    onSuccess: refresh,
  });
}

/** DELETE /api/absence-journeys/{id}. A journey that is gone already makes the list be asked for again. */
export function useDeleteJourney() {
  const refresh = useRefreshAbsences();
  return useMutation({
    mutationFn: (id: string) => callOnly('DELETE', pathOf(id)),
    onSuccess: refresh,
    onError(error) {
      if (error instanceof ApiError && error.status === 404) refresh();
    },
  });
}
