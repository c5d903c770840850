import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDocuments } from '../../record/documents/documentQueries';
import { uploadIn, withoutUpload } from '../../record/documents/uploadAddress';
import { Button } from '../../ui/Button';
import { Page } from '../../ui/Page';
import { DocumentLists, type OpenDialog } from './DocumentLists';

/** The person's vault: each document with its status, its expiry date and its file. */
export function DocumentsPage() {
  const [search, setSearch] = useSearchParams();
  const hasDocuments = (useDocuments().data?.length ?? 0) > 0;
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
        <Stack direction="row" className="noPrint" sx={{ flexWrap: 'wrap', gap: 1.25 }}>
          {hasDocuments && (
            <Button look="quiet" icon="document" onClick={() => show({ kind: 'bundle' })}>
              Make a bundle
            </Button>
          )}
          <Button icon="upload" onClick={() => show({ kind: 'upload' })}>
            Upload Document
          </Button>
        </Stack>
      }
    >
      <DocumentLists dialog={dialog} onDialog={show} />
    </Page>
  );
}

/** A link from elsewhere opens the upload of one kind. */
function openedBy(search: URLSearchParams): OpenDialog {
  const begin = uploadIn(search);
  return begin === null ? { kind: 'none' } : { kind: 'upload', begin };
}
