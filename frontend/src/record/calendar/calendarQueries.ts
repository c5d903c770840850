import { calendarAddressResponse, calendarFeedResponse } from '@settlewise/contract/calendar';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { defineQuery } from '../../api/queries';
import { useSend } from '../../api/useSend';

const path = '/api/calendar';
const calendarFeed = defineQuery({ path, answer: calendarFeedResponse });

/** Where the dates are downloaded as a file. */
export const calendarFilePath = `${path}.ics`;

/** GET /api/calendar: whether there is an address to subscribe to. */
export const useCalendarFeed = () => useQuery(calendarFeed);

/** POST /api/calendar: a new address, told this once; the one before ends. */
export function useOpenCalendarFeed() {
  const client = useQueryClient();
  return useSend({
    request: () => ({ method: 'POST', path }),
    answer: calendarAddressResponse,
    onSuccess: ({ openedAt }) => client.setQueryData(calendarFeed.queryKey, { isOpen: true, openedAt }),
  });
}

/** DELETE /api/calendar: the address shows nothing any more. */
export function useCloseCalendarFeed() {
  const client = useQueryClient();
  return useSend({
    request: () => ({ method: 'DELETE', path }),
    onSuccess: () => client.setQueryData(calendarFeed.queryKey, { isOpen: false, openedAt: null }),
  });
}
