import {
  administratorLookResponse,
  type AdministratorLookResponse,
  type OpenRecordRequest,
} from '@settlewise/contract';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callFor } from '../../api/client';
import { useIdempotencyKeys } from '../../api/idempotencyKey';
import { adminPath } from './dataProvider';
import { noteRefusal } from './refusals';

const lookKey = (userId: string) => ['admin', 'open look', userId] as const;

const msUntil = (instant: string): number => new Date(instant).getTime() - Date.now();

/** Longest wait of a browser's timer; a look lasts an hour. */
const longestTimerMs = 2_147_483_647;

/**
 * The administrator's open look at a person's record, or null when there is none or its time is over. It is kept in this
 * page's memory alone, with the answers of the session: signing out forgets it, and so does loading the page again.
 */
export function useOpenLook(userId: string | null): AdministratorLookResponse | null {
  const { data: look = null } = useQuery<AdministratorLookResponse>({
    queryKey: lookKey(userId ?? ''),
    queryFn: skipToken,
    gcTime: Infinity,
  });
  const [overId, setOverId] = useState<string | null>(null);
  useEffect(() => {
    if (look === null) return;
    const timer = setTimeout(
      () => setOverId(look.id),
      Math.min(Math.max(0, msUntil(look.until)), longestTimerMs),
    );
    return () => clearTimeout(timer);
  }, [look]);
  return look === null || look.id === overId ? null : look;
}

/** POST /api/admin/looks: opens a person's record for a while. */
export function useOpenRecord() {
  const client = useQueryClient();
  const keys = useIdempotencyKeys();
  return useMutation({
    mutationFn: (payload: OpenRecordRequest) =>
      callFor(administratorLookResponse, 'POST', `${adminPath}/looks`, {
        payload,
        idempotencyKey: keys.keyFor(payload),
      }),
    onSuccess(look) {
      keys.accepted();
      client.setQueryData(lookKey(look.userId), look);
    },
    onError: (error) => noteRefusal(client, error),
  });
}
