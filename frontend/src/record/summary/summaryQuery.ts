import { dashboardSummaryResponse } from '@settlewise/contract/dashboard';
import { useQuery } from '@tanstack/react-query';
import { defineQuery, ofDay } from '../../api/queries';
import { useToday } from '../../ui/dates/useToday';

const summary = defineQuery({
  path: '/api/dashboard/summary',
  answer: dashboardSummaryResponse,
  tags: ['record', 'journeys', 'documents', 'tasks', 'referees', 'papers', 'answers'],
});

/** GET /api/dashboard/summary: every count is taken from the day in London. */
export const useDashboardSummary = () => useQuery(ofDay(summary, useToday()));
