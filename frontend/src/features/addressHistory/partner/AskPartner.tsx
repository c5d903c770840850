import { askToCompareRequest, type AskToCompareRequest } from '@settlewise/contract/addressComparisons';
import { periodOfForm } from '@settlewise/rules/addressHistory';
import { useState } from 'react';
import { useAskToCompare } from '../../../record/addressComparisons/comparisonQueries';
import { comparisonFailed, whatIsShown } from '../../../record/addressComparisons/labels';
import { Button } from '../../../ui/Button';
import { FormDialog } from '../../../ui/dialog/FormDialog';
import { TextField } from '../../../ui/form/TextField';
import { useCheckedForm } from '../../../ui/form/useCheckedForm';
import { showToast } from '../../../ui/toasts/toastStore';

/** The form that both are compared for, and its day. */
export type FormForPartners = Pick<AskToCompareRequest, 'form' | 'applicationOn'>;

/** Asks a partner who has an account, or makes one, to compare addresses instead of having them typed. */
export function AskPartner({ form, applicationOn }: FormForPartners) {
  const [asking, setAsking] = useState(false);
  return (
    <div>
      <Button look="quiet" icon="mail" onClick={() => setAsking(true)}>
        Ask a partner with an account
      </Button>
      {asking && <AskDialog form={form} applicationOn={applicationOn} onClose={() => setAsking(false)} />}
    </div>
  );
}

function AskDialog({ form, applicationOn, onClose }: FormForPartners & { onClose: () => void }) {
  const ask = useAskToCompare();
  const { field, submit, refuse, summary, busy, typing } = useCheckedForm<
    AskToCompareRequest,
    AskToCompareRequest
  >({
    schema: askToCompareRequest,
    fields: ['email', 'form', 'applicationOn'],
    defaultValues: { email: '', form, applicationOn },
  });
  return (
    <FormDialog
      title="Compare addresses with your partner"
      lead={
        <p>
          Your partner is asked by mail, and signs in to answer.{' '}
          {whatIsShown(periodOfForm(form, applicationOn))} Nothing is shown before they agree, and either of
          you can end it at any time.
        </p>
      }
      act="Ask your partner"
      busyAct="Asking…"
      summary={summary}
      typing={typing}
      busy={busy}
      onClose={onClose}
      onSubmit={submit(async (request) => {
        try {
          const { email } = await ask.mutateAsync(request);
          showToast('Your question is on its way', `${email} gets a mail that says who asks.`);
          onClose();
        } catch (error) {
          refuse(error, comparisonFailed);
        }
      })}
    >
      <TextField label="Email of your partner" autoComplete="off" inputMode="email" {...field('email')} />
    </FormDialog>
  );
}
