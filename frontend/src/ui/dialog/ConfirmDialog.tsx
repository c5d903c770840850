import DialogActions from '@mui/material/DialogActions';
import { useEffect, useId, useMemo, type ReactNode } from 'react';
import { Button } from '../Button';
import { Notice } from '../Notice';
import { dialogSaysIt, whyOffline } from '../toasts/toastStore';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  /** What the dangerous button does, in words. */
  act: string;
  busyAct: string;
  busy: boolean;
  /** Why the last try failed. */
  problem: string | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is taken away. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, act, busyAct, busy, problem, onConfirm, onClose } = props;
  const textId = useId();
  useEffect(() => (open ? dialogSaysIt() : undefined), [open]);
  // As it was when it failed: it stays true of that try once the line is back.
  const offline = useMemo(() => (problem === null ? null : whyOffline()), [problem]);
  return (
    <Dialog open={open} onClose={onClose} title={title} role="alertdialog" describedBy={textId}>
      <div id={textId}>{children}</div>
      {problem !== null && (
        <Notice tone="over" role="alert" {...(offline !== null && { title: offline.title })}>
          <p>{offline?.description ?? problem}</p>
        </Notice>
      )}
      <DialogActions>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button look="danger" icon="bin" busy={busy} onClick={onConfirm}>
          {busy ? busyAct : act}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
