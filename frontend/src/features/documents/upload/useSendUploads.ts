import { useEffect, useState } from 'react';
import { ApiError, isAskedToSignIn, type FieldProblem } from '../../../api/errors';
import { UploadStoppedError } from '../../../api/sendForm';
import { documentProblem, useUploadDocument } from '../../../record/documents/documentQueries';
import { refusalOf } from '../../../ui/form/useCheckedForm';
import { showToast } from '../../../ui/toasts/toastStore';
import { detailNames, type CheckedEntry, type CheckedUploads } from './uploadForm';
import type { UploadForm } from './useUploadForm';

const stopped = 'The upload was stopped. What you typed is still here.';

/** How far the upload of a file is; nothing is said of one that waits. */
export type UploadState =
  | { readonly kind: 'sending'; readonly percent: number }
  | { readonly kind: 'failed' }
  | { readonly kind: 'sent'; readonly title: string };

interface SendUploads {
  readonly form: UploadForm;
  /** After all of them have arrived. */
  readonly onSent: () => void;
}

/** Sends the files of the form one after the other. What has arrived is not sent again; the others stay in the form. */
export function useSendUploads({ form, onSent }: SendUploads) {
  const upload = useUploadDocument();
  const [states, setStates] = useState<ReadonlyMap<string, UploadState>>(new Map());
  const [sending, setSending] = useState<AbortController | null>(null);
  // Whoever leaves the page gives the upload up.
  useEffect(() => () => sending?.abort(), [sending]);
  const say = (id: string, state: UploadState) => setStates((before) => new Map(before).set(id, state));

  async function sendOne(id: string, { file, ...fields }: CheckedEntry, signal: AbortSignal): Promise<void> {
    say(id, { kind: 'sending', percent: 0 });
    try {
      const onProgress = (percent: number) => say(id, { kind: 'sending', percent });
      await upload.mutateAsync({ fields, file, signal, onProgress });
      form.remove(id);
      say(id, { kind: 'sent', title: fields.title });
    } catch (error) {
      say(id, { kind: 'failed' });
      throw error;
    }
  }

  async function send({ entries }: CheckedUploads): Promise<void> {
    const controller = new AbortController();
    setSending(controller);
    const all = Object.entries(entries);
    const refused: { readonly id: string; readonly error: unknown }[] = [];
    try {
      for (const [id, entry] of all) {
        try {
          await sendOne(id, entry, controller.signal);
        } catch (error) {
          if (error instanceof UploadStoppedError) {
            form.refuse(error, stopped);
            return;
          }
          refused.push({ id, error });
        }
      }
    } finally {
      setSending(null);
    }
    if (refused.length === 0) {
      showToast(...doneToast(all.map(([, { title }]) => title)));
      onSent();
      return;
    }
    showToast('Upload failed', failedText(refused, all.length), 'destructive');
    const unexplained = refused.filter(({ error }) => !isAskedToSignIn(error));
    if (unexplained.length > 0)
      form.refuseFields(unexplained.flatMap(({ id, error }) => problemsOf(id, error)));
  }

  return { send, states, stop: sending === null ? null : () => sending.abort() };
}

const doneToast = (titles: readonly string[]): [title: string, text: string] =>
  titles.length === 1
    ? ['Document uploaded', `“${titles[0] ?? ''}” is in your list.`]
    : ['Documents uploaded', `${titles.length} documents are in your list.`];

function failedText(refused: readonly { readonly error: unknown }[], all: number): string {
  if (all === 1) return documentProblem('upload', refused[0]?.error);
  return `${refused.length} of ${all} could not be uploaded. The reason stands beside each.`;
}

/** What was refused of a file: the fields that the server names, or else the file itself. */
function problemsOf(id: string, error: unknown): readonly FieldProblem[] {
  const named = error instanceof ApiError ? error.fieldProblems : [];
  const known = named.filter(({ path }) => path === 'file' || detailNames.some((name) => name === path));
  const problems =
    known.length > 0
      ? known
      : [{ path: 'file', message: refusalOf(error, documentProblem('upload', error)) }];
  return problems.map(({ path, message }) => ({ path: `entries.${id}.${path}`, message }));
}
