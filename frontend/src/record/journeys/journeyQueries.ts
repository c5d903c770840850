import { journeyListResponse, journeyResponse, type RecordJourneyRequest } from '@settlewise/contract';
import { daysOfTrip } from '@settlewise/rules';
import { useQuery } from '@tanstack/react-query';
import { defineQuery } from '../../api/queries';
import { removal } from '../../api/resourceCalls';
import { useSend } from '../../api/useSend';
import { absences } from './absenceQueries';

const path = '/api/absence-journeys';
const pathOf = (id: string) => `${path}/${encodeURIComponent(id)}`;
const journeys = defineQuery({ path, answer: journeyListResponse, tags: ['journeys'] });

/** GET /api/absence-journeys: the signed-in person's journeys. */
export const useJourneys = () => useQuery(journeys);

/** POST /api/absence-journeys */
export const useAddJourney = () =>
  useSend({
    request: (answers: RecordJourneyRequest) => ({
      method: 'POST',
      path,
      payload: {
        ...answers,
        notes: answers.notes ?? undefined,
        days: daysOfTrip(answers, 'inclusive'),
      },
    }),
    once: true,
    touches: ['journeys'],
  });

/** PATCH /api/absence-journeys/{id}; notes that were emptied are taken away. */
export const useChangeJourney = () =>
  useSend({
    request: ({ id, answers }: { id: string; answers: RecordJourneyRequest }) => ({
      method: 'PATCH',
      path: pathOf(id),
      payload: { ...answers, notes: answers.notes ?? null },
    }),
    answer: journeyResponse,
    changesIn: [journeys, absences],
    touches: ['journeys'],
  });

/** DELETE /api/absence-journeys/{id} */
export const useDeleteJourney = removal<string>({ path, touches: ['journeys'] });
