import { administratorActRequest } from '@settlewise/contract/admin';
import { useId, type ReactNode } from 'react';
import { z } from 'zod';
import { FormDialog } from '../../../ui/dialog/FormDialog';
import { TextAreaField } from '../../../ui/form/TextAreaField';
import { useCheckedForm } from '../../../ui/form/useCheckedForm';
import type { IconName } from '../../../ui/Icon';

/** Who reads the reason, said under its field. */
const reasonHint = 'It is recorded with what you do, and can be read in the person’s history.';

export interface ActWords {
  /** The dialog’s title, as a question or an act: `Lock this account`. */
  title: string;
  /** What will be so afterwards, in a sentence. */
  consequence: ReactNode;
  /** What the button does, in words. */
  act: string;
  busyAct: string;
  icon?: IconName;
  /** `danger` where something is taken away. */
  look?: 'primary' | 'danger';
  /** Under the field of the reason, in place of the usual words. */
  reasonHint?: string;
}

interface ActDialogProps extends ActWords {
  /** Whether a reason has to be typed in; acts on a person or an access always have one. */
  asksReason: boolean;
  /** Does it. What it throws is shown: at its field where the server names one, else over the form. */
  send: (payload: { reason?: string }) => Promise<void>;
  onClose: () => void;
}

interface ReasonForm {
  reason: string;
}

/** Asks before an administrator does something: says what will be so, and asks why. */
export function ActDialog({ asksReason, send, onClose, ...words }: ActDialogProps) {
  const textId = useId();
  const schema: z.ZodType<{ reason?: string }> = asksReason ? administratorActRequest : z.object({});
  const form = useCheckedForm<ReasonForm, { reason?: string }>({
    schema,
    fields: ['reason'],
    defaultValues: { reason: '' },
  });

  const submit = form.submit(async (checked) => {
    try {
      await send(checked);
      onClose();
    } catch (error) {
      form.refuse(error, 'This could not be done. Please try again in a moment.');
    }
  });

  return (
    <FormDialog
      title={words.title}
      lead={<p id={textId}>{words.consequence}</p>}
      summary={form.summary}
      typing={form.typing}
      act={words.act}
      busyAct={words.busyAct}
      {...(words.icon !== undefined && { icon: words.icon })}
      {...(words.look !== undefined && { look: words.look })}
      busy={form.busy}
      onSubmit={submit}
      onClose={onClose}
    >
      {asksReason && (
        <TextAreaField
          {...form.field('reason')}
          label="Reason"
          hint={words.reasonHint ?? reasonHint}
          rows={3}
          autoComplete="off"
        />
      )}
    </FormDialog>
  );
}
