import type { DocumentResponse } from '@settlewise/contract';
import { formatDate } from '../../ui/dates/formatDate';
import { Icon } from '../../ui/Icon';
import styles from './ExpiryDate.module.css';

/** The last day on which a document is valid; a warning where the document has expired. */
export function ExpiryDate({ document: { status, expiryDate } }: { document: DocumentResponse }) {
  if (status !== 'expired' || expiryDate === null) return formatDate(expiryDate);
  return (
    <span className={styles['expired']}>
      <Icon name="warning" size={16} />
      {formatDate(expiryDate)}
    </span>
  );
}
