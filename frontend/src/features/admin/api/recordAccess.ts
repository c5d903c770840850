import {
  administratorAccessResponse,
  type AdministratorAccessResponse,
  type OpenRecordRequest,
  recordAccessResponse,
  type RecordAccessResponse,
} from '@settlewise/contract/admin';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callFor } from '../../../api/client';
import { useIdempotencyKeys } from '../../../api/idempotencyKey';
import { adminPath } from './dataProvider';
import { answerKey, isAboutAccess, isShownThrough } from './keys';
import { noteRefusal } from './refusals';
import { useAskAdmin } from './useAskAdmin';

/**
 * Whether a person's record is open, as the server says for this session: a page that is loaded again asks, and needs no
 * second reason. Nothing of it is kept from page to page. Once the hour is over, what was shown is forgotten.
 * @param of whose record it is, after /api/admin: `/users/<id>` or `/streams/<name>`
 */
export function useRecordAccess(of: string) {
  const client = useQueryClient();
  const ask = useAskAdmin();
  const path = `${of}/access`;
  const query = useQuery({
    queryKey: answerKey(path),
    queryFn: ({ signal }) => ask(path, recordAccessResponse, signal),
    staleTime: 0,
    gcTime: 0,
  });
  const { data } = query;
  useEffect(() => {
    if (data?.access == null) return;
    const { id } = data.access;
    const timer = setTimeout(
      () => {
        client.setQueryData(answerKey(path), { ...data, access: null });
        client.removeQueries({ predicate: ({ queryKey }) => isShownThrough(queryKey, id) });
        void client.invalidateQueries({ queryKey: answerKey(path) });
      },
      msLeft(data, data.access),
    );
    return () => clearTimeout(timer);
  }, [client, data, path]);
  return query;
}

/** By the server's clock alone: that of the browser may be wrong. */
const msLeft = ({ now }: RecordAccessResponse, { until }: AdministratorAccessResponse): number =>
  Math.max(0, Date.parse(until) - Date.parse(now));

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
    async onSuccess() {
      keys.accepted();
      await client.invalidateQueries({ predicate: ({ queryKey }) => isAboutAccess(queryKey) });
    },
    onError: (error) => noteRefusal(client, error),
  });
}
