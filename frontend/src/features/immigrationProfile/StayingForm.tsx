import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { SaveRow } from '../../record/immigrationProfile/SaveRow';
import { showSaved } from '../../record/immigrationProfile/showSaved';
import { ErrorSummary } from '../../ui/form/ErrorSummary';
import type { useCheckedForm } from '../../ui/form/useCheckedForm';
import { showToast } from '../../ui/toasts/toastStore';
import { useTellUnsaved } from './unsaved';

interface StayingFormProps<Values extends FieldValues, Checked> {
  /** As the button names what it saves: `personal details`. */
  what: string;
  /** What a toast says once it is saved. */
  done: string;
  checked: ReturnType<typeof useCheckedForm<Values, Checked>>;
  /** Sends the form, and gives back how it begins with what is saved then. */
  save: (checked: Checked) => Promise<Parameters<typeof showSaved<Values>>[2]>;
  onUnsaved: (unsaved: boolean) => void;
  /** The fields. */
  children: ReactNode;
}

/** A form that stays on the page once it is saved, and says whether something in it is not. */
export function StayingForm<Values extends FieldValues, Checked>(props: StayingFormProps<Values, Checked>) {
  const { what, done, checked, save, onUnsaved, children } = props;
  const { form, submit, refuse, summary, busy } = checked;
  const unsaved = form.formState.isDirty;
  useTellUnsaved(unsaved, onUnsaved);
  const name = what.slice(0, 1).toUpperCase() + what.slice(1);

  return (
    <Stack
      component="form"
      noValidate
      aria-label={name}
      spacing={2.5}
      onSubmit={submit(async (payload) => {
        const sent = structuredClone(form.getValues());
        try {
          showSaved(form, sent, await save(payload));
          showToast(`${name} updated`, done);
        } catch (error) {
          const failed = `There was a problem updating your ${what}. Please try again.`;
          showToast('Error', failed, 'destructive');
          refuse(error, failed);
        }
      })}
    >
      <ErrorSummary {...summary} />
      {children}
      <SaveRow act={`Save ${what}`} busyAct="Saving…" busy={busy} unsaved={unsaved} />
    </Stack>
  );
}
