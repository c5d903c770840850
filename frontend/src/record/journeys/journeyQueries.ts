import {
  journeyListResponse,
  journeyResponse,
  type RecordJourneyRequest,
} from '@settlewise/contract/journeys';
import { daysOfTrip } from '@settlewise/rules/absences';
import type { CivilDate } from '@settlewise/rules/calendar';
import { useQuery } from '@tanstack/react-query';
import { defineQuery, ofDay } from '../../api/queries';
import { removal } from '../../api/resourceCalls';
import { useSend } from '../../api/useSend';
import { useToday } from '../../ui/dates/useToday';
import { absences } from './absenceQueries';

const path = '/api/absence-journeys';
const pathOf = (id: string) => `${path}/${encodeURIComponent(id)}`;
const journeys = defineQuery({ path, answer: journeyListResponse, tags: ['journeys', 'documents'] });

/** GET /api/absence-journeys: the signed-in person's journeys; one that goes on is counted up to the day in London. */
export const useJourneys = () => useQuery(ofDay(journeys, useToday()));

/** Left out while the person is still away: the server counts them up to its own today. */
const daysIn = ({ departureDate, returnDate }: RecordJourneyRequest): number | undefined =>
  typeof returnDate === 'string' ? daysOfTrip({ departureDate, returnDate }, 'inclusive') : undefined;

/** POST /api/absence-journeys */
export const useAddJourney = () =>
  useSend({
    request: (answers: RecordJourneyRequest) => ({
      method: 'POST',
      path,
      payload: { ...answers, notes: answers.notes ?? undefined, days: daysIn(answers) },
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

/** PATCH /api/absence-journeys/{id}: the person came back. */
export const useEndJourney = () =>
  useSend({
    request: ({ id, returnDate }: { id: string; returnDate: CivilDate }) => ({
      method: 'PATCH',
      path: pathOf(id),
      payload: { returnDate },
    }),
    answer: journeyResponse,
    changesIn: [journeys, absences],
    touches: ['journeys'],
  });

/** DELETE /api/absence-journeys/{id} */
export const useDeleteJourney = removal<string>({ path, touches: ['journeys'] });
