import type { DocumentResponse } from '@settlewise/contract/documents';
import { formatDate, formatRange } from '../../../ui/dates/formatDate';
import { documentTypeLabel } from '../labels';

type Described = Pick<
  DocumentResponse,
  'documentType' | 'issuedOn' | 'coversFrom' | 'coversTo' | 'expiryDate'
>;

/** What a document is, and its days: `Payslip, issued 28 May 2026, for 01 May 2026 to 31 May 2026`. */
export const aboutDocument = ({
  documentType,
  issuedOn,
  coversFrom,
  coversTo,
  expiryDate,
}: Described): string =>
  [
    documentTypeLabel(documentType),
    issuedOn !== null && `issued ${formatDate(issuedOn)}`,
    coversFrom !== null && coversTo !== null && `for ${formatRange(coversFrom, coversTo)}`,
    coversFrom !== null && coversTo === null && `from ${formatDate(coversFrom)}`,
    coversFrom === null && coversTo !== null && `up to ${formatDate(coversTo)}`,
    expiryDate !== null && `valid until ${formatDate(expiryDate)}`,
  ]
    .filter((part) => part !== false)
    .join(', ');
