import {
  documentListResponse,
  documentResponse,
  readUploadLimit,
  uploadLimitHeader,
  type ChangeDocumentRequest,
  type DocumentDisposition,
  type DocumentResponse,
  type UploadDocumentRequest,
} from '@settlewise/contract';
import { keepPreviousData, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useToday } from '../ui/dates/useToday';
import { callFor, callOnly } from './client';
import { ApiError } from './errors';
import { useIdempotencyKeys } from './idempotencyKey';
import { sendForm, UploadStoppedError } from './sendForm';

const path = '/api/documents';
const documentsKey = [path] as const;
const uploadLimitKey = ['largest document'] as const;
const summaryKey = ['/api/dashboard/summary'] as const;
const pathOf = (id: string) => `${path}/${encodeURIComponent(id)}`;

/** Where a document's bytes are: to be looked at in the browser, or to be saved under the name it had. */
export const documentFileAddress = (id: string, disposition: DocumentDisposition): string =>
  `${pathOf(id)}/file?disposition=${disposition}`;

/**
 * GET /api/documents: the signed-in person's documents, the newest upload first. Asked again when a new day begins in
 * London: what was valid yesterday can have expired then.
 */
export function useDocuments() {
  const client = useQueryClient();
  const today = useToday();
  return useQuery({
    queryKey: [...documentsKey, today],
    queryFn: ({ signal }) =>
      callFor(documentListResponse, 'GET', path, {
        signal,
        onHeaders: (headers) =>
          client.setQueryData(uploadLimitKey, readUploadLimit(headers.get(uploadLimitHeader))),
      }),
    placeholderData: keepPreviousData,
  });
}

/** The bytes that a file may have, as the last list of documents told; null while none has. */
export function useUploadLimit(): number | null {
  return useQuery<number | null>({ queryKey: uploadLimitKey, queryFn: skipToken }).data ?? null;
}

function useRefreshDocuments() {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: documentsKey });
    void client.invalidateQueries({ queryKey: summaryKey });
  };
}

interface Upload {
  readonly fields: UploadDocumentRequest;
  readonly file: File;
  /** Gives the upload up. */
  readonly signal: AbortSignal;
  /** Told how much of it has been sent, as a whole percentage. */
  readonly onProgress: (percent: number) => void;
}

/** The form as the server reads it: the fields first, so that they are known when the file's last byte comes. */
function formOf({ fields, file }: Pick<Upload, 'fields' | 'file'>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, value);
  form.set('file', file, file.name);
  return form;
}

/** POST /api/documents/upload. One that was given up may have arrived all the same, so the list is asked for again. */
export function useUploadDocument() {
  const keys = useIdempotencyKeys();
  const refresh = useRefreshDocuments();
  return useMutation({
    async mutationFn({ fields, file, signal, onProgress }: Upload): Promise<DocumentResponse> {
      const { name, size, type, lastModified } = file;
      const idempotencyKey = keys.keyFor({ fields, file: { name, size, type, lastModified } });
      const answer: unknown = JSON.parse(
        await sendForm(`${path}/upload`, formOf({ fields, file }), { idempotencyKey, signal, onProgress }),
      );
      return documentResponse.parse(answer);
    },
    onSuccess() {
      keys.accepted();
      refresh();
    },
    onError(error) {
      if (error instanceof UploadStoppedError) refresh();
    },
  });
}

/** PATCH /api/documents/{id}. A document that is gone makes the list be asked for again. */
export function useChangeDocument() {
  const client = useQueryClient();
  const refresh = useRefreshDocuments();
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: ChangeDocumentRequest }) =>
      callFor(documentResponse, 'PATCH', pathOf(id), { payload: change }),
    onSuccess(changed) {
      // Shown as it now is at once, before the list comes that was asked for again.
      client.setQueriesData<DocumentResponse[]>({ queryKey: documentsKey }, (documents) =>
        documents?.map((document) => (document.id === changed.id ? changed : document)),
      );
      refresh();
    },
    onError(error) {
      if (error instanceof ApiError && error.status === 404) refresh();
    },
  });
}

/** DELETE /api/documents/{id}. A document that is gone already makes the list be asked for again. */
export function useDeleteDocument() {
  const refresh = useRefreshDocuments();
  return useMutation({
    mutationFn: (id: string) => callOnly('DELETE', pathOf(id)),
    onSuccess: refresh,
    onError(error) {
      if (error instanceof ApiError && error.status === 404) refresh();
    },
  });
}

const problems = {
  upload: 'There was a problem uploading your document.',
  change: 'There was a problem updating your document.',
  delete: 'There was a problem deleting the document.',
} as const;

/** Why something could not be done with a document: the server's own sentence where it sent one. */
export function documentProblem(act: keyof typeof problems, error: unknown): string {
  const told = error instanceof ApiError ? error.serverMessage : '';
  return told === '' ? problems[act] : told;
}
