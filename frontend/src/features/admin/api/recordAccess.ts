import {
  administratorAccessResponse,
  type AdministratorAccessResponse,
  type OpenRecordRequest,
} from '@settlewise/contract';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callFor } from '../../../api/client';
import { useIdempotencyKeys } from '../../../api/idempotencyKey';
import { adminPath } from './dataProvider';
import { noteRefusal } from './refusals';

const accessKey = (userId: string) => ['admin', 'open look', userId] as const;

const msUntil = (instant: string): number => new Date(instant).getTime() - Date.now();

/** Longest wait of a browser's timer; an access lasts an hour. */
const longestTimerMs = 2_147_483_647;

/**
 * The administrator's open access to a person's record, or null when there is none or its time is over. It is kept in this
 * page's memory alone, with the answers of the session: signing out forgets it, and so does loading the page again.
 */
export function useRecordAccess(userId: string | null): AdministratorAccessResponse | null {
  const { data: access = null } = useQuery<AdministratorAccessResponse>({
    queryKey: accessKey(userId ?? ''),
    queryFn: skipToken,
    gcTime: Infinity,
  });
  const [overId, setOverId] = useState<string | null>(null);
  useEffect(() => {
    if (access === null) return;
    const timer = setTimeout(
      () => setOverId(access.id),
      Math.min(Math.max(0, msUntil(access.until)), longestTimerMs),
    );
    return () => clearTimeout(timer);
  }, [access]);
  return access === null || access.id === overId ? null : access;
}

/** POST /api/admin/looks: opens a person's record for a while. */
export function useOpenRecord() {
  const client = useQueryClient();
  const keys = useIdempotencyKeys();
  return useMutation({
    mutationFn: (payload: OpenRecordRequest) =>
      callFor(administratorAccessResponse, 'POST', `${adminPath}/looks`, {
        payload,
        idempotencyKey: keys.keyFor(payload),
      }),
    onSuccess(access) {
      keys.accepted();
      client.setQueryData(accessKey(access.userId), access);
    },
    onError: (error) => noteRefusal(client, error),
  });
}
