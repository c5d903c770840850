import { useState } from 'react';
import { Button } from '../../ui/Button';
import { PageTitle } from '../../ui/PageTitle';
import { DocumentLists, type OpenDialog } from './DocumentLists';
import styles from './DocumentsPage.module.css';

/** The person's vault: each document with its status, its expiry date and its file. */
export function DocumentsPage() {
  const [dialog, setDialog] = useState<OpenDialog>({ kind: 'none' });
  return (
    <div className={`wrap ${styles['page']}`}>
      <div className={styles['top']}>
        <div className={styles['words']}>
          <PageTitle documentTitle="Documents">Documents</PageTitle>
          <p className={styles['lead']}>
            Your passports, letters and certificates in one place, stored encrypted.
          </p>
        </div>
        <Button icon="upload" className="noPrint" onClick={() => setDialog({ kind: 'upload' })}>
          Upload Document
        </Button>
      </div>
      <DocumentLists dialog={dialog} onDialog={setDialog} />
    </div>
  );
}
