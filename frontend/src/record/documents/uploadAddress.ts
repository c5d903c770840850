import { documentTypeOptions, type DocumentType } from '@settlewise/contract';

const parameter = 'upload';

/** The page of documents with its upload open, for a kind of document. */
export const uploadAddress = (kind: DocumentType): string => `/dashboard/documents?${parameter}=${kind}`;

/** The kind whose upload an address opens; null where it opens none. */
export const uploadIn = (search: URLSearchParams): DocumentType | null =>
  documentTypeOptions.find(({ value }) => value === search.get(parameter))?.value ?? null;

/** The same query without it. */
export function withoutUpload(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete(parameter);
  return rest;
}
