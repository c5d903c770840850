import MaterialDialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { IconButton } from '../Button';
import { offerToastPlace } from '../toasts/toastPlace';
import { aloneMark, useNothingBehind } from './nothingBehind';
import { useFocusInPage } from './useFocusInPage';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog';
  /** The id of the text that explains the question. */
  describedBy?: string | undefined;
  /** As large as the window, for something that is looked at. */
  large?: boolean;
  /** Nothing of the page shows behind it, and neither Escape nor a cross closes it. */
  alone?: boolean;
  children: ReactNode;
}

/** Whoever fills something in begins there, and not at the cross above it, unless the form has chosen another place. */
function focusFirstField(content: HTMLElement | null): void {
  if (content === null || content.contains(content.ownerDocument.activeElement)) return;
  content
    .querySelector<HTMLElement>('input:not([type=hidden], [type=file], :disabled), select, textarea')
    ?.focus();
}

/** A box over the page that keeps the focus, closes with Escape and gives the focus back. */
export function Dialog({
  open,
  onClose,
  title,
  role = 'dialog',
  describedBy,
  large = false,
  alone = false,
  children,
}: DialogProps) {
  const titleId = useId();
  useNothingBehind(open && alone);
  useFocusInPage(open);
  return (
    <MaterialDialog
      open={open}
      onClose={(_event, reason) => {
        // A slip of the finger beside the box must not throw away what was typed.
        if (reason === 'escapeKeyDown' && !alone) onClose();
      }}
      {...(alone && aloneMark)}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      role={role}
      maxWidth={false}
      slotProps={{ paper: { sx: large ? { maxWidth: 1100, height: '100%' } : { maxWidth: 600 } } }}
    >
      <Stack
        direction="row"
        spacing={2}
        sx={{
          alignItems: 'center',
          justifyContent: 'space-between',
          minHeight: { xs: 56, sm: 60 },
          p: { xs: '12px 8px 0 20px', sm: '16px 16px 0 28px' },
        }}
      >
        <Typography variant="h4" component="h2" id={titleId}>
          {title}
        </Typography>
        {!alone && <IconButton icon="close" label="Close" onClick={onClose} />}
      </Stack>
      <div ref={offerToastPlace} />
      <DialogContent
        ref={role === 'dialog' && !large ? focusFirstField : null}
        sx={{ ...(large ? column : grid), p: { xs: '12px 20px 20px', sm: '16px 28px 28px' } }}
      >
        {children}
      </DialogContent>
    </MaterialDialog>
  );
}

const grid = { display: 'grid', gap: 2.5 } as const;
/** What is looked at takes the room that is left. */
const column = { display: 'flex', flexDirection: 'column', gap: 1 } as const;
