import { useState } from 'react';
import { Button } from '../../ui/Button';
import { Page } from '../../ui/Page';
import { DocumentLists, type OpenDialog } from './DocumentLists';

/** The person's vault: each document with its status, its expiry date and its file. */
export function DocumentsPage() {
  const [dialog, setDialog] = useState<OpenDialog>({ kind: 'none' });
  return (
    <Page
      title="Documents"
      lead="Your passports, letters and certificates in one place, stored encrypted."
      action={
        <Button icon="upload" className="noPrint" onClick={() => setDialog({ kind: 'upload' })}>
          Upload Document
        </Button>
      }
    >
      <DocumentLists dialog={dialog} onDialog={setDialog} />
    </Page>
  );
}
