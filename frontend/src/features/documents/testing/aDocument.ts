import type { DocumentResponse } from '@settlewise/contract/documents';

/** A document as the server answers it: a valid passport, unless told otherwise. */
export function aDocument(rest: Partial<DocumentResponse> = {}): DocumentResponse {
  const title = rest.title ?? 'My passport';
  return {
    id: `id of ${title}`,
    title,
    description: null,
    category: 'identity',
    documentType: 'passport',
    stage: 'ilr',
    status: 'valid',
    chosenStatus: rest.status ?? 'valid',
    expiryDate: '2031-12-04',
    issuedOn: null,
    coversFrom: null,
    coversTo: null,
    dependants: null,
    provesAddresses: null,
    uploadedAt: '2026-03-01T09:30:00.000Z',
    fileName: 'passport.pdf',
    fileType: 'application/pdf',
    fileSize: 1536,
    ...rest,
  };
}
