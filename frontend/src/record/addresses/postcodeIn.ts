import type { DocumentResponse } from '@settlewise/contract/documents';

const postcode = /\b([A-Z]{1,2}\d[A-Z\d]?) ?(\d[A-Z]{2})\b/i;

/** The postcode in what somebody wrote about a document, as it is written in capitals; null where there is none. */
export function postcodeIn({
  title,
  description,
}: Pick<DocumentResponse, 'title' | 'description'>): string | null {
  const [, area, rest] = postcode.exec(`${title}\n${description ?? ''}`) ?? [];
  return area === undefined || rest === undefined ? null : `${area} ${rest}`.toUpperCase();
}
