import { ownTimelineResponse } from '@settlewise/contract/timelineEntries';
import { useQuery } from '@tanstack/react-query';
import { defineQuery, ofDay } from '../../api/queries';
import { useToday } from '../../ui/dates/useToday';

const timeline = defineQuery({
  path: '/api/timeline',
  answer: ownTimelineResponse,
  tags: ['record', 'journeys', 'documents', 'tasks', 'user', 'applications'],
});

/** GET /api/timeline: the signed-in person's own. What was ahead yesterday may be past today. */
export const useOwnTimeline = () => useQuery(ofDay(timeline, useToday()));
