import MaterialDialog from '@mui/material/Dialog';
import { useId, type ReactNode } from 'react';
import { IconButton } from '../Button';
import { offerToastPlace } from '../toasts/toastPlace';
import styles from './Dialog.module.css';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog';
  /** The id of the text that explains the question. */
  describedBy?: string | undefined;
  children: ReactNode;
}

/** A box over the page that keeps the focus, closes with Escape and gives the focus back. */
export function Dialog({ open, onClose, title, role = 'dialog', describedBy, children }: DialogProps) {
  const titleId = useId();
  return (
    <MaterialDialog
      open={open}
      onClose={(_event, reason) => {
        // A slip of the finger beside the box must not throw away what was typed.
        if (reason === 'escapeKeyDown') onClose();
      }}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      role={role}
      maxWidth={false}
      slotProps={{ paper: { sx: { maxWidth: 600 } } }}
    >
      <div className={styles['top']}>
        <h2 id={titleId} className={styles['title']}>
          {title}
        </h2>
        <IconButton icon="close" label="Close" onClick={onClose} />
      </div>
      <div className={styles['content']}>{children}</div>
      <div ref={offerToastPlace} />
    </MaterialDialog>
  );
}
