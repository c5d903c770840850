import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { UploadBegin } from '../../../record/documents/uploadAddress';
import { FormDialog } from '../../../ui/dialog/FormDialog';
import { Pill } from '../../../ui/Pill';
import { FilesField } from './FilesField';
import { UploadRow } from './UploadRow';
import { useDroppedFiles } from './useDroppedFiles';
import { useSendUploads } from './useSendUploads';
import { useUploadForm } from './useUploadForm';

interface UploadDialogProps {
  /** The bytes that a file may have; null where that is not known. */
  limit: number | null;
  /** The kind of the documents and whose they are, where that is known before a file is chosen. */
  begin?: UploadBegin | undefined;
  onClose: () => void;
}

/** The form in which documents are uploaded, one or several at once. */
export function UploadDialog({ limit, begin, onClose }: UploadDialogProps) {
  const form = useUploadForm(limit, begin);
  const { ids, add, idOf, errorOf, busy } = form;
  const { send, states, stop } = useSendUploads({ form, onSent: onClose });
  const over = useDroppedFiles((files) => {
    if (!busy && files.length > 0) add(files);
  });
  const submit = form.submit(send);
  const act = ids.length < 2 ? 'Upload Document' : `Upload ${ids.length} documents`;
  return (
    <FormDialog
      title="Upload Document"
      act={act}
      busyAct="Uploading…"
      icon="upload"
      leaveAct={busy ? 'Stop upload' : 'Cancel'}
      busy={busy}
      summary={form.summary}
      // A file cannot be kept in the browser; what is said about it goes with it.
      typing={{ isTyped: () => !busy && ids.length > 0 }}
      onSubmit={(event) => {
        // What was refused before is looked at anew, also where no field of the form holds it.
        if (!busy) form.form.clearErrors();
        submit(event);
      }}
      // While an upload is under way, every way out stops it first, and leaves the form as it is.
      onClose={stop ?? onClose}
    >
      <Arrived
        titles={[...states.values()].flatMap((state) => (state.kind === 'sent' ? [state.title] : []))}
      />
      {ids.length > 0 && (
        <Stack component="ul" spacing={2} aria-label="Files to upload">
          {ids.map((id) => (
            <UploadRow
              key={id}
              id={id}
              form={form}
              busy={busy}
              state={states.get(id)}
              onRemove={() => {
                form.remove(id);
                document.getElementById(idOf('file'))?.focus();
              }}
            />
          ))}
        </Stack>
      )}
      {!busy && (
        <FilesField
          id={idOf('file')}
          chosen={ids.length}
          limit={limit}
          over={over}
          error={errorOf('file')}
          onChoose={add}
        />
      )}
    </FormDialog>
  );
}

/** What is in the vault already of the files that were sent together. */
function Arrived({ titles }: { titles: readonly string[] }) {
  if (titles.length === 0) return null;
  return (
    <Stack component="ul" spacing={1} aria-label="Uploaded">
      {titles.map((title, position) => (
        <Stack key={position} component="li" direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
          <Pill tone="within">Uploaded</Pill>
          <Typography component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
