import { DocumentMenu } from './DocumentMenu';
import { DocumentStatus } from './DocumentStatus';
import styles from './DocumentTable.module.css';
import type { DocumentListProps } from './documentActions';
import { ExpiryDate } from './ExpiryDate';
import { formatFileSize } from './fileSize';
import { uploadDay } from './uploadDay';
import { categoryLabel, documentTypeLabel, stageLabel } from './labels';

export function DocumentTable({ documents, ...acts }: DocumentListProps) {
  return (
    <div className={styles['frame']}>
      <table className={styles['table']}>
        <caption className="visuallyHidden">Your documents, the newest first</caption>
        <thead>
          <tr>
            <th scope="col">Document</th>
            <th scope="col">Category</th>
            <th scope="col">Type</th>
            <th scope="col">Stage</th>
            <th scope="col">Status</th>
            <th scope="col">Expiry Date</th>
            <th scope="col">Date Uploaded</th>
            <th scope="col" className={styles['size']}>
              Size
            </th>
            <th scope="col" className={`noPrint ${styles['actions']}`}>
              <span className="visuallyHidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {documents.map((document) => (
            <tr key={document.id}>
              <th scope="row" className={styles['document']}>
                {document.title}
                {document.description !== null && (
                  <span className={styles['description']}>{document.description}</span>
                )}
              </th>
              <td>{categoryLabel(document.category)}</td>
              <td>{documentTypeLabel(document.documentType)}</td>
              <td>{stageLabel(document.stage)}</td>
              <td>
                <DocumentStatus status={document.status} />
              </td>
              <td className={styles['date']}>
                <ExpiryDate document={document} />
              </td>
              <td className={styles['date']}>{uploadDay(document.uploadedAt)}</td>
              <td className={styles['size']}>{formatFileSize(document.fileSize)}</td>
              <td className={`noPrint ${styles['actions']}`}>
                <DocumentMenu document={document} {...acts} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
