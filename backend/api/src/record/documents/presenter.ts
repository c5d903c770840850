import type { DocumentResponse } from '@settlewise/contract/documents';
import type { DocumentDetails, DocumentFile } from '@settlewise/domain/documents';
import { type CivilDate, civilDateInLondon, expiryOn } from '@settlewise/rules/calendar';
import type { StoredDocument } from '@settlewise/casework/record';

type LeftOut = 'description' | 'expiryDate' | 'issuedOn' | 'coversFrom' | 'coversTo';

interface Presentable {
  readonly documentId: string;
  readonly details: Omit<DocumentDetails, LeftOut | 'dependants' | 'provesAddresses'> &
    Readonly<Partial<Record<LeftOut, string | null | undefined>>> & {
      readonly dependants?: readonly number[] | null | undefined;
      readonly provesAddresses?: readonly string[] | null | undefined;
    };
  readonly file: Pick<DocumentFile, 'name' | 'type' | 'size'>;
  /** ISO instant. */
  readonly uploadedAt: string;
}

/**
 * The status of a document on a day. From the day after its expiry date it is expired, whatever status was chosen. A valid
 * document expires soon from the day on which its owner is notified.
 */
function statusOn(chosen: string, expiryDate: CivilDate | null, today: CivilDate): string {
  const expiry = expiryDate === null ? 'valid' : expiryOn(expiryDate, today);
  return expiry === 'expired' || chosen === 'valid' ? expiry : chosen;
}

/** Presents a document with its current status. */
export function presentDocument(
  { documentId, details, file, uploadedAt }: Presentable,
  now: Date,
): DocumentResponse {
  const expiryDate = details.expiryDate ?? null;
  return {
    id: documentId,
    title: details.title,
    description: details.description ?? null,
    category: details.category,
    documentType: details.documentType,
    stage: details.stage,
    status: statusOn(details.status, expiryDate, civilDateInLondon(now)),
    chosenStatus: details.status,
    expiryDate,
    issuedOn: details.issuedOn ?? null,
    coversFrom: details.coversFrom ?? null,
    coversTo: details.coversTo ?? null,
    dependants: details.dependants ? [...details.dependants] : null,
    provesAddresses: details.provesAddresses ? [...details.provesAddresses] : null,
    uploadedAt,
    fileName: file.name,
    fileType: file.type,
    fileSize: file.size,
  };
}

/** Presents a document from the read model. */
export function presentStoredDocument(document: StoredDocument, now: Date): DocumentResponse {
  const { documentId, chosenStatus: status, file, uploadedAt } = document;
  return presentDocument(
    { documentId, details: { ...document, status }, file, uploadedAt: uploadedAt.toISOString() },
    now,
  );
}
