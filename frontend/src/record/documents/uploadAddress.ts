import { type DocumentType, documentTypeOptions } from '@settlewise/contract/documents';

const [kindName, ownerName] = ['upload', 'of'];

/** What an upload begins with where it is opened from elsewhere. */
export interface UploadBegin {
  readonly documentType: DocumentType;
  /** The id of the dependant to whom the document belongs; null where it is the person's own. */
  readonly dependant: string | null;
}

/** The page of documents with its upload open, for a kind of document. @param dependant the id of whoever it belongs to */
export const uploadAddress = (kind: DocumentType, dependant: string | null = null): string =>
  `/dashboard/documents?${kindName}=${kind}${dependant === null ? '' : `&${ownerName}=${dependant}`}`;

/** The upload that an address opens; null where it opens none. */
export function uploadIn(search: URLSearchParams): UploadBegin | null {
  const kind = documentTypeOptions.find(({ value }) => value === search.get(kindName))?.value;
  if (kind === undefined) return null;
  const owner = search.get(ownerName) ?? '';
  return { documentType: kind, dependant: /^[1-9]\d{0,5}$/.test(owner) ? owner : null };
}

/** The same query without it. */
export function withoutUpload(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  for (const name of [kindName, ownerName]) rest.delete(name);
  return rest;
}
