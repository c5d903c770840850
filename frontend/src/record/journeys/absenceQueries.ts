import {
  absenceSummaryResponse,
  journeyListResponse,
  journeyResponse,
  type RecordAbsenceRequest,
} from '@settlewise/contract/journeys';
import { useQuery } from '@tanstack/react-query';
import { defineQuery, ofDay } from '../../api/queries';
import { removal } from '../../api/resourceCalls';
import { useSend } from '../../api/useSend';
import { useToday } from '../../ui/dates/useToday';

const path = '/api/absences';
export const absences = defineQuery({ path, answer: journeyListResponse, tags: ['journeys'] });
const summary = defineQuery({ path: `${path}/summary`, answer: absenceSummaryResponse, tags: ['journeys'] });

/** GET /api/absences: the signed-in person's journeys; one that goes on is counted up to the day in London. */
export const useAbsences = () => useQuery(ofDay(absences, useToday()));

/** GET /api/absences/summary: the periods end on the day in London. */
export const useAbsenceSummary = () => useQuery(ofDay(summary, useToday()));

/** POST /api/absences */
export const useRecordAbsence = () =>
  useSend({
    request: (payload: RecordAbsenceRequest) => ({ method: 'POST', path, payload }),
    answer: journeyResponse,
    once: true,
    touches: ['journeys'],
  });

/** DELETE /api/absences/{id} */
export const useDeleteAbsence = removal<string>({ path, touches: ['journeys'] });
