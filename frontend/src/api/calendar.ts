import {
  calendarAddressResponse,
  calendarFeedResponse,
  type CalendarFeedResponse,
} from '@settlewise/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callFor, callOnly } from './client';

const path = '/api/calendar';
const calendarKey = [path] as const;

/** Where the dates are downloaded as a file. */
export const calendarFilePath = `${path}.ics`;

/** GET /api/calendar: whether there is an address to subscribe to. */
export function useCalendarFeed() {
  return useQuery({
    queryKey: calendarKey,
    queryFn: ({ signal }) => callFor(calendarFeedResponse, 'GET', path, { signal }),
  });
}

/** POST /api/calendar: a new address, told this once; the one before ends. */
export function useOpenCalendarFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callFor(calendarAddressResponse, 'POST', path),
    onSuccess({ openedAt }) {
      client.setQueryData<CalendarFeedResponse>(calendarKey, { isOpen: true, openedAt });
    },
  });
}

/** DELETE /api/calendar: the address shows nothing any more. */
export function useCloseCalendarFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callOnly('DELETE', path),
    onSuccess() {
      client.setQueryData<CalendarFeedResponse>(calendarKey, { isOpen: false, openedAt: null });
    },
  });
}
