import DialogActions from '@mui/material/DialogActions';
import Stack from '@mui/material/Stack';
import { useRef, type ComponentProps, type FormEvent, type ReactNode } from 'react';
import { Button } from '../Button';
import { ErrorSummary } from '../form/ErrorSummary';
import { FromBefore } from '../form/FromBefore';
import type { Typing } from '../form/typing';
import type { IconName } from '../Icon';
import { Dialog } from './Dialog';
import { useDiscardQuestion } from './DiscardQuestion';

interface FormDialogProps {
  title: string;
  /** What is to be known before the form is filled in. */
  lead?: ReactNode;
  /** What has to be put right; as `useCheckedForm` gives it. */
  summary: ComponentProps<typeof ErrorSummary>;
  /** What would be lost; each way out asks before. */
  typing: Typing;
  /** The way out, in words. */
  leaveAct?: string;
  /** What sending the form does, in words. */
  act: string;
  busyAct: string;
  icon?: IconName;
  /** `danger` where sending takes something away. */
  look?: 'primary' | 'danger';
  busy: boolean;
  /** Nothing of the page shows behind it, and it has no other way out than `leaveAct`. */
  alone?: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a box over the page: what has to be put right, the fields, the way out and the act. */
export function FormDialog(props: FormDialogProps) {
  const { title, lead, summary, typing, leaveAct = 'Cancel', act, busyAct, icon, look, busy, alone } = props;
  const { onSubmit, onClose, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const { leave, question } = useDiscardQuestion({
    isTyped: typing.isTyped,
    onDiscard() {
      typing.kept?.forget();
      onClose();
    },
  });
  return (
    <>
      <Dialog open onClose={leave} title={title} {...(alone !== undefined && { alone })}>
        <Stack ref={form} component="form" noValidate spacing={2.5} onSubmit={onSubmit}>
          {typing.kept !== undefined && <FromBefore kept={typing.kept} form={form} />}
          {lead}
          <ErrorSummary {...summary} />
          {children}
          <DialogActions>
            <Button look="quiet" onClick={leave}>
              {leaveAct}
            </Button>
            <Button
              type="submit"
              busy={busy}
              {...(look !== undefined && { look })}
              {...(icon !== undefined && { icon })}
            >
              {busy ? busyAct : act}
            </Button>
          </DialogActions>
        </Stack>
      </Dialog>
      {question}
    </>
  );
}
