import type { DocumentResponse, SharedDocumentsResponse } from '@settlewise/contract';
import { sharedFileAddress } from '../../api/shared';
import { DocumentStatus } from '../../dashboard/documents/DocumentStatus';
import { ExpiryDate } from '../../dashboard/documents/ExpiryDate';
import { formatFileSize } from '../../dashboard/documents/fileSize';
import { shownByBrowsers } from '../../dashboard/documents/shownByBrowsers';
import { uploadDay } from '../../dashboard/documents/uploadDay';
import { categoryLabel, documentTypeLabel, stageLabel } from '../../dashboard/documents/labels';
import { FactList } from '../../dashboard/progress/FactList';
import { Icon } from '../../ui/Icon';
import { EmptyState } from '../../ui/EmptyState';
import part from '../Part.module.css';
import styles from './Documents.module.css';

interface SharedDocumentsProps {
  answer: SharedDocumentsResponse;
  /** The browser was sent to a file; whether it got it, the page does not see. */
  onFileOpened: () => void;
}

/** The documents, the newest first, each to be looked at or saved. */
export function SharedDocuments({ answer: { record, documents }, onFileOpened }: SharedDocumentsProps) {
  if (documents.length === 0)
    return (
      <EmptyState icon="document" title="No documents yet">
        {record.name} has uploaded no document so far.
      </EmptyState>
    );
  return (
    <ul aria-label="Documents, the newest first" className={part['list']}>
      {documents.map((document) => (
        <li key={document.id} className={part['card']}>
          <h2>{document.title}</h2>
          <div className={part['pills']}>
            <DocumentStatus status={document.status} />
          </div>
          {document.description !== null && <p className={part['long']}>{document.description}</p>}
          <FactList facts={factsOf(document)} />
          <FileLinks grantId={record.grantId} document={document} onFileOpened={onFileOpened} />
        </li>
      ))}
    </ul>
  );
}

const factsOf = (document: DocumentResponse) => [
  { name: 'Category', value: categoryLabel(document.category) },
  { name: 'Type', value: documentTypeLabel(document.documentType) },
  { name: 'Stage', value: stageLabel(document.stage) },
  { name: 'Expiry date', value: <ExpiryDate document={document} /> },
  { name: 'Uploaded', value: uploadDay(document.uploadedAt) },
  { name: 'Size', value: formatFileSize(document.fileSize) },
];

interface FileLinksProps {
  grantId: string;
  document: DocumentResponse;
  onFileOpened: () => void;
}

function FileLinks({ grantId, document: { id, title, fileName, fileType }, onFileOpened }: FileLinksProps) {
  return (
    <p className={`noPrint ${styles['acts']}`}>
      {shownByBrowsers.has(fileType) && (
        <a
          href={sharedFileAddress(grantId, id, 'inline')}
          target="_blank"
          rel="noopener"
          className={styles['act']}
          onClick={onFileOpened}
        >
          <Icon name="eye" /> View <span className="visuallyHidden">{title} (opens in a new tab)</span>
        </a>
      )}
      <a
        href={sharedFileAddress(grantId, id, 'attachment')}
        download={fileName}
        className={styles['act']}
        onClick={onFileOpened}
      >
        <Icon name="download" /> Download <span className="visuallyHidden">{title}</span>
      </a>
    </p>
  );
}
