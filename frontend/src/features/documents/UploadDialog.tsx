import { noFileSelected } from '@settlewise/contract';
import { useEffect, useState } from 'react';
import { Controller } from 'react-hook-form';
import { documentProblem, useUploadDocument } from '../../record/documents/documentQueries';
import { UploadStoppedError } from '../../api/sendForm';
import { FormDialog } from '../../ui/dialog/FormDialog';
import { useCheckedForm } from '../../ui/form/useCheckedForm';
import { showToast } from '../../ui/toasts/toastStore';
import { DocumentFields } from './DocumentFields';
import {
  documentForm,
  fileProblem,
  uploadForm,
  type CheckedUpload,
  type DocumentFormValues,
} from './documentForm';
import { FileField } from './FileField';
import { titleOfFile } from './titleOfFile';
import { UploadProgress } from './UploadProgress';
import { useDroppedFiles } from './useDroppedFiles';

const stopped = 'The upload was stopped. What you typed is still here.';
const oneAtATime = 'Please upload one file at a time.';

interface UploadDialogProps {
  /** The bytes that a file may have; null where that is not known. */
  limit: number | null;
  onClose: () => void;
}

/** The form in which a document is uploaded. */
export function UploadDialog({ limit, onClose }: UploadDialogProps) {
  const upload = useUploadDocument();
  const [percent, setPercent] = useState(0);
  const [sending, setSending] = useState<AbortController | null>(null);
  // Whoever leaves the page gives the upload up.
  useEffect(() => () => sending?.abort(), [sending]);

  const { fields, ...startsWith } = documentForm(null);
  const { form, field, inForm, idOf, errorOf, submit, refuse, summary, busy } = useCheckedForm<
    DocumentFormValues,
    CheckedUpload
  >({
    ...startsWith,
    schema: uploadForm(limit),
    fields: ['file', ...fields],
    onInvalid(problems) {
      if (problems.some(({ message }) => message === noFileSelected))
        showToast('No file selected', noFileSelected, 'destructive');
    },
  });

  function choose(file: File): void {
    form.setValue('file', file, { shouldDirty: true });
    const problem = fileProblem(file, limit);
    if (problem === undefined) form.clearErrors('file');
    else form.setError('file', { type: 'refused', message: problem });
    if (form.getValues('title').trim() !== '') return;
    form.setValue('title', titleOfFile(file.name), { shouldDirty: true });
    form.clearErrors('title');
  }

  const over = useDroppedFiles((files) => {
    const [file, ...more] = files;
    if (busy || file === undefined) return;
    if (more.length === 0) choose(file);
    else form.setError('file', { type: 'refused', message: oneAtATime });
  });

  async function send({ file, ...answers }: CheckedUpload): Promise<void> {
    const controller = new AbortController();
    setSending(controller);
    setPercent(0);
    try {
      await upload.mutateAsync({ fields: answers, file, signal: controller.signal, onProgress: setPercent });
      showToast('Document uploaded', `“${answers.title}” is in your list.`);
      onClose();
    } catch (error) {
      if (error instanceof UploadStoppedError) {
        refuse(error, stopped);
        return;
      }
      const message = documentProblem('upload', error);
      showToast('Upload failed', message, 'destructive');
      refuse(error, message);
    } finally {
      setSending(null);
    }
  }

  /** While an upload is under way, every way out stops it first, and leaves the form as it is. */
  function leave(): void {
    if (sending === null) onClose();
    else sending.abort();
  }

  return (
    <FormDialog
      title="Upload Document"
      act="Upload Document"
      busyAct="Uploading…"
      icon="upload"
      leaveAct={busy ? 'Stop upload' : 'Cancel'}
      busy={busy}
      summary={summary}
      onSubmit={submit(send)}
      onClose={leave}
    >
      <Controller
        control={form.control}
        name="file"
        render={({ field: { value, onBlur } }) => (
          <FileField
            id={idOf('file')}
            file={value}
            limit={limit}
            over={over}
            error={errorOf('file')}
            onChoose={choose}
            onBlur={onBlur}
          />
        )}
      />
      <DocumentFields form={form} field={field} inForm={inForm} />
      {busy && <UploadProgress fileName={form.getValues('file')?.name ?? ''} percent={percent} />}
    </FormDialog>
  );
}
