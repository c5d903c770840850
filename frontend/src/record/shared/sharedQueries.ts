import {
  addresses,
  applications,
  collectionContract,
  jobs,
  parents,
  referees,
  type SharedCollectionPart,
} from '@settlewise/contract/collections';
import type { DocumentDisposition } from '@settlewise/contract/documents';
import {
  bundleResponse,
  sharedAbsencesResponse,
  sharedDependantsResponse,
  sharedDocumentsResponse,
  sharedProgressResponse,
  sharedRecordList,
  sharedTimelineResponse,
  sharedVisaHistoryResponse,
} from '@settlewise/contract/shared';
import { keepPreviousData, useQuery, type QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { useToday } from '../../ui/dates/useToday';
import { callFor } from '../../api/client';

const path = '/api/shared';
/** No path: what is under it is asked for when a person does, and never by itself (`staleAnswers`). */
const sharedKey = ['shared with me'] as const;
const pathOf = (grantId: string) => `${path}/${encodeURIComponent(grantId)}`;

/**
 * Another person's record is never kept: it is asked for each time that it is opened, and the cache drops it as soon as
 * it is off the page. Each call for a part stands in the owner's access log, so nothing asks by itself.
 */
const neverKept = {
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

/** GET /api/shared: the records that can be looked at now. Asking is not recorded as access; it is done again when a day begins. */
export function useSharedRecords({ enabled = true }: { enabled?: boolean } = {}) {
  const today = useToday();
  return useQuery({
    queryKey: [...sharedKey, 'records', today],
    queryFn: ({ signal }) => callFor(sharedRecordList, 'GET', path, { signal }),
    enabled,
    placeholderData: keepPreviousData,
    ...neverKept,
  });
}

const partOf =
  <Part extends string, Answer>(part: Part, shape: z.ZodType<Answer>) =>
  async (grantId: string, signal: AbortSignal): Promise<{ part: Part; answer: Answer }> => ({
    part,
    answer: await callFor(shape, 'GET', `${pathOf(grantId)}/${part}`, { signal }),
  });

const parts = {
  timeline: partOf('timeline', sharedTimelineResponse),
  progress: partOf('progress', sharedProgressResponse),
  absences: partOf('absences', sharedAbsencesResponse),
  'visa-history': partOf('visa-history', sharedVisaHistoryResponse),
  dependants: partOf('dependants', sharedDependantsResponse),
  documents: partOf('documents', sharedDocumentsResponse),
  addresses: partOf('addresses', collectionContract(addresses).sharedResponse),
  applications: partOf('applications', collectionContract(applications).sharedResponse),
  referees: partOf('referees', collectionContract(referees).sharedResponse),
  jobs: partOf('jobs', collectionContract(jobs).sharedResponse),
  parents: partOf('parents', collectionContract(parents).sharedResponse),
} as const satisfies Readonly<Record<SharedCollectionPart, unknown> & Record<string, unknown>>;

/** A part of a record that is looked at by itself, as the address of its call names it. */
export type OpenedPart = keyof typeof parts;
export type OpenedAnswer = Awaited<ReturnType<(typeof parts)[OpenedPart]>>;

/**
 * GET /api/shared/{grantId}/{part}: recorded as access, each time that the part is opened.
 * @param enabled false: it is not opened yet
 */
export function useSharedPart(grantId: string, part: OpenedPart, enabled = true) {
  return useQuery({
    queryKey: [...sharedKey, grantId, part],
    queryFn: ({ signal }): Promise<OpenedAnswer> => parts[part](grantId, signal),
    enabled,
    ...neverKept,
  });
}

/** Where the bytes of a shared document are. */
export const sharedFileAddress = (grantId: string, id: string, disposition: DocumentDisposition): string =>
  `${pathOf(grantId)}/documents/${encodeURIComponent(id)}/file?disposition=${disposition}`;

/**
 * POST /api/shared/{grantId}/bundles: the owner is told once which documents go into a file. @returns where each of them is
 * given without telling it again
 */
export async function beginSharedBundle(
  grantId: string,
  documents: readonly string[],
  signal: AbortSignal,
): Promise<(id: string) => string> {
  const { id: bundle } = await callFor(bundleResponse, 'POST', `${pathOf(grantId)}/bundles`, {
    payload: { documents },
    signal,
  });
  return (id) => `${sharedFileAddress(grantId, id, 'attachment')}&bundle=${encodeURIComponent(bundle)}`;
}

/** Where everything that the access covers is, as one file. Each download is recorded. */
export const sharedDownloadAddress = (grantId: string): string => `${pathOf(grantId)}/download`;

/** Drops whatever is still held of other people's records. */
export const forgetSharedRecords = (client: QueryClient): void =>
  client.removeQueries({ queryKey: sharedKey });
