import type { DocumentResponse } from '@settlewise/contract';
import styles from './DocumentCards.module.css';
import { DocumentMenu } from './DocumentMenu';
import { DocumentStatus } from './DocumentStatus';
import type { DocumentActions, DocumentListProps } from './documentActions';
import { ExpiryDate } from './ExpiryDate';
import { formatFileSize } from './fileSize';
import { uploadDay } from './uploadDay';
import { categoryLabel, documentTypeLabel, stageLabel } from './labels';

/** The table's rows as cards, for windows without room for eight columns. */
export function DocumentCards({ documents, ...acts }: DocumentListProps) {
  return (
    <ul aria-label="Your documents, the newest first" className={styles['list']}>
      {documents.map((document) => (
        <DocumentCard key={document.id} document={document} {...acts} />
      ))}
    </ul>
  );
}

function DocumentCard({ document, ...acts }: DocumentActions & { document: DocumentResponse }) {
  return (
    <li className={styles['card']}>
      <div className={styles['top']}>
        <h2 className={styles['title']}>{document.title}</h2>
        <span className="noPrint">
          <DocumentMenu document={document} {...acts} />
        </span>
      </div>
      <DocumentStatus status={document.status} />
      {document.description !== null && <p className={styles['description']}>{document.description}</p>}
      <dl className={styles['facts']}>
        <div>
          <dt>Category</dt>
          <dd>{categoryLabel(document.category)}</dd>
        </div>
        <div>
          <dt>Type</dt>
          <dd>{documentTypeLabel(document.documentType)}</dd>
        </div>
        <div>
          <dt>Stage</dt>
          <dd>{stageLabel(document.stage)}</dd>
        </div>
        <div>
          <dt>Expiry Date</dt>
          <dd>
            <ExpiryDate document={document} />
          </dd>
        </div>
        <div>
          <dt>Date Uploaded</dt>
          <dd>{uploadDay(document.uploadedAt)}</dd>
        </div>
        <div>
          <dt>Size</dt>
          <dd>{formatFileSize(document.fileSize)}</dd>
        </div>
      </dl>
    </li>
  );
}
