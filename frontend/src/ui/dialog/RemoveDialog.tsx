import { useState, type ReactNode } from 'react';
import { isAskedToSignIn } from '../../api/errors';
import { showToast } from '../toasts/toastStore';
import { ConfirmDialog } from './ConfirmDialog';

interface RemoveDialogProps {
  title: string;
  /** What is removed, and what that means. */
  children: ReactNode;
  act: string;
  busyAct: string;
  busy: boolean;
  remove: () => Promise<unknown>;
  /** The toast after it was removed. */
  done: { readonly title: string; readonly text: string };
  /** The toast after it failed, if there is one; without a text it says what the dialog says. */
  failed?: { readonly title: string; readonly text?: string };
  /** What the dialog says after it failed. */
  problemOf: (error: unknown) => string;
  onClose: () => void;
  /** After the dialog has closed and given the focus back. */
  onRemoved: () => void;
}

/** Asks before something is removed, removes it, and says how that went. */
export function RemoveDialog(props: RemoveDialogProps) {
  const { remove, done, failed, problemOf, onClose, onRemoved, ...dialog } = props;
  const [problem, setProblem] = useState<string | null>(null);

  async function confirm(): Promise<void> {
    setProblem(null);
    try {
      await remove();
    } catch (error) {
      const message = problemOf(error);
      if (failed !== undefined) showToast(failed.title, failed.text ?? message, 'destructive');
      if (!isAskedToSignIn(error)) setProblem(message);
      return;
    }
    showToast(done.title, done.text);
    onClose();
    // The dialog gives the focus back while it closes; a focus set before that would be lost.
    setTimeout(onRemoved);
  }

  return (
    <ConfirmDialog open {...dialog} problem={problem} onConfirm={() => void confirm()} onClose={onClose} />
  );
}
