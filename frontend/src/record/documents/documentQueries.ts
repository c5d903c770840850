import {
  type ChangeDocumentRequest,
  type DocumentDisposition,
  documentListResponse,
  documentResponse,
  type DocumentResponse,
  readUploadLimit,
  type UploadDocumentRequest,
  uploadLimitHeader,
} from '@settlewise/contract/documents';
import { skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callFor } from '../../api/client';
import { ApiError } from '../../api/errors';
import { idempotencyKeys, type IdempotencyKeys } from '../../api/idempotencyKey';
import { defineQuery, ofDay, useRefresh } from '../../api/queries';
import { sendForm, UploadStoppedError } from '../../api/sendForm';
import { removal } from '../../api/resourceCalls';
import { useSend } from '../../api/useSend';
import { useToday } from '../../ui/dates/useToday';

const path = '/api/documents';
const uploadLimitKey = ['largest document'] as const;
const pathOf = (id: string) => `${path}/${encodeURIComponent(id)}`;

const documents = defineQuery({
  path,
  tags: ['documents'],
  ask: ({ signal, client }) =>
    callFor(documentListResponse, 'GET', path, {
      signal,
      onHeaders: (headers) =>
        client.setQueryData(uploadLimitKey, readUploadLimit(headers.get(uploadLimitHeader))),
    }),
});

/** Where a document's bytes are: to be looked at in the browser, or to be saved under the name it had. */
export const documentFileAddress = (id: string, disposition: DocumentDisposition): string =>
  `${pathOf(id)}/file?disposition=${disposition}`;

/** GET /api/documents: the signed-in person's documents, the newest upload first. What was valid yesterday can have expired. */
export const useDocuments = () => useQuery(ofDay(documents, useToday()));

/** The bytes that a file may have, as the last list of documents told; null while none has. */
export function useUploadLimit(): number | null {
  return useQuery<number | null>({ queryKey: uploadLimitKey, queryFn: skipToken }).data ?? null;
}

const documentsChanged = { tags: ['documents'] } as const;

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
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) form.set(name, Array.isArray(value) ? value.join(' ') : value);
  form.set('file', file, file.name);
  return form;
}

/** Each file has keys of its own, for as long as it is there. */
function keysOfFiles() {
  const keys = new WeakMap<File, IdempotencyKeys>();
  return (file: File): IdempotencyKeys => {
    const own = keys.get(file) ?? idempotencyKeys();
    keys.set(file, own);
    return own;
  };
}

/** POST /api/documents/upload. One that was given up may have arrived all the same, so the list is asked for again. */
export function useUploadDocument() {
  const [keysOf] = useState(keysOfFiles);
  const refresh = useRefresh();
  return useMutation({
    async mutationFn({ fields, file, signal, onProgress }: Upload): Promise<DocumentResponse> {
      const { name, size, type, lastModified } = file;
      const idempotencyKey = keysOf(file).keyFor({ fields, file: { name, size, type, lastModified } });
      const answer: unknown = JSON.parse(
        await sendForm(`${path}/upload`, formOf({ fields, file }), { idempotencyKey, signal, onProgress }),
      );
      return documentResponse.parse(answer);
    },
    onSuccess(_answer, { file }) {
      keysOf(file).accepted();
      void refresh(documentsChanged);
    },
    onError(error) {
      if (error instanceof UploadStoppedError) void refresh(documentsChanged);
    },
  });
}

/** PATCH /api/documents/{id}: shown as it now is at once. A document that is gone makes the list be asked for again. */
export const useChangeDocument = () =>
  useSend({
    request: ({ id, change }: { id: string; change: ChangeDocumentRequest }) => ({
      method: 'PATCH',
      path: pathOf(id),
      payload: change,
    }),
    answer: documentResponse,
    changesIn: [documents],
    touches: ['documents'],
    overtaken: [404],
  });

/** DELETE /api/documents/{id} */
export const useDeleteDocument = removal<string>({ path, touches: ['documents'] });

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
