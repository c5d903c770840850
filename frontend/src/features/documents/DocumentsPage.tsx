import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { uploadIn, withoutUpload } from '../../record/documents/uploadAddress';
import { Button } from '../../ui/Button';
import { Page } from '../../ui/Page';
import { DocumentLists, type OpenDialog } from './DocumentLists';

/** The person's vault: each document with its status, its expiry date and its file. */
export function DocumentsPage() {
  const [search, setSearch] = useSearchParams();
  const [dialog, setDialog] = useState<OpenDialog>(() => openedBy(search));

  function show(next: OpenDialog): void {
    setDialog(next);
    // A reload does not open again what was closed.
    if (uploadIn(search) !== null) setSearch(withoutUpload, { replace: true, preventScrollReset: true });
  }

  return (
    <Page
      title="Documents"
      lead="Your passports, letters and certificates in one place, stored encrypted."
      action={
        <Button icon="upload" className="noPrint" onClick={() => show({ kind: 'upload' })}>
          Upload Document
        </Button>
      }
    >
      <DocumentLists dialog={dialog} onDialog={show} />
    </Page>
  );
}

/** A link from elsewhere opens the upload of one kind. */
function openedBy(search: URLSearchParams): OpenDialog {
  const documentType = uploadIn(search);
  return documentType === null ? { kind: 'none' } : { kind: 'upload', documentType };
}
