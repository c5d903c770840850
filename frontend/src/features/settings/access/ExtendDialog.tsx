import type { ExtendLegalAccessRequest, LegalAccessGrantResponse } from '@settlewise/contract';
import { useMemo } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useExtendLegalAccess } from '../../../record/legalAccess/legalAccessQueries';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { useToday } from '../../../ui/dates/useToday';
import { FormDialog } from '../../../ui/dialog/FormDialog';
import { DateInForm } from '../../../ui/form/DateInForm';
import { Tick } from '../../../ui/form/Tick';
import { useCheckedForm } from '../../../ui/form/useCheckedForm';
import { showToast } from '../../../ui/toasts/toastStore';
import { accessFailed, accessUpdated } from '../../../record/legalAccess/accessWords';
import { extension, type ExtensionValues } from './extension';

/** Asks for the new last day of an access, also of one that has expired. */
export function ExtendDialog({ grant, onClose }: { grant: LegalAccessGrantResponse; onClose: () => void }) {
  const today = useToday();
  const extend = useExtendLegalAccess();
  const schema = useMemo(() => extension(today), [today]);
  const { form, inForm, idOf, submit, refuse, summary, busy } = useCheckedForm<
    ExtensionValues,
    ExtendLegalAccessRequest
  >({
    schema,
    fields: ['expiryDate', 'noEnd'],
    defaultValues: { expiryDate: '', noEnd: false },
  });
  const { control } = form;
  const noEnd = useWatch({ control, name: 'noEnd' });
  return (
    <FormDialog
      title={`Extend the access of ${grant.name}`}
      lead={
        <p>
          {status(grant)} {grant.email} can look until the end of the day that you choose now.
        </p>
      }
      summary={summary}
      act="Extend access"
      busyAct="Extending…"
      icon="calendar"
      busy={busy}
      onSubmit={submit(async (change) => {
        try {
          const { expiryDate } = await extend.mutateAsync({ id: grant.id, change });
          onClose();
          showToast(
            accessUpdated,
            expiryDate === null
              ? `${grant.email} can look until you revoke the access.`
              : `${grant.email} can look until the end of ${formatLongDate(expiryDate)}.`,
          );
        } catch (error) {
          showToast('Error', accessFailed, 'destructive');
          refuse(error, accessFailed);
        }
      })}
      onClose={onClose}
    >
      {!noEnd && <DateInForm {...inForm('expiryDate')} label="New last day" earliest={today} />}
      <Controller
        control={control}
        name="noEnd"
        render={({ field: { value, onChange } }) => (
          <Tick
            id={idOf('noEnd')}
            label="No last day"
            hint="The access goes on until you revoke it."
            checked={value}
            onChange={onChange}
          />
        )}
      />
    </FormDialog>
  );
}

function status({ state, expiryDate }: LegalAccessGrantResponse): string {
  if (expiryDate === null) return 'This access has no end now.';
  const day = formatLongDate(expiryDate);
  return state === 'expired' ? `This access ended with ${day}.` : `This access ends with ${day} now.`;
}
