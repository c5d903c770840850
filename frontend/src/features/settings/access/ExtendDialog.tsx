import {
  type ExtendLegalAccessRequest,
  extendLegalAccessRequest,
  type LegalAccessGrantResponse,
} from '@settlewise/contract/legalAccess';
import type { CivilDate } from '@settlewise/rules/calendar';
import { useMemo } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useExtendLegalAccess } from '../../../record/legalAccess/legalAccessQueries';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { useToday } from '../../../ui/dates/useToday';
import { FormDialog } from '../../../ui/dialog/FormDialog';
import { DateInForm } from '../../../ui/form/DateInForm';
import { Tick } from '../../../ui/form/Tick';
import { useKeptForm } from '../../../record/drafts/useKeptForm';
import { showToast } from '../../../ui/toasts/toastStore';
import { accessFailed, accessUpdated } from '../../../record/legalAccess/labels';
import { dayHasPassed } from './accessRequest';

/** What the dialog holds: a day, or that the access is to have no end. */
interface ExtensionValues {
  readonly expiryDate: string;
  readonly noEnd: boolean;
}

const missing = 'Please enter the last day, or tick “No last day”';

/** An access without an end has to be asked for: an empty field alone is not taken for one. @param today in London */
const extension = (today: CivilDate) =>
  z
    .object({ expiryDate: z.string().trim(), noEnd: z.boolean() })
    .transform(({ expiryDate, noEnd }, context): ExtendLegalAccessRequest => {
      const refuse = (message: string) => {
        context.addIssue({ code: 'custom', path: ['expiryDate'], message });
        return z.NEVER;
      };
      if (noEnd) return { expiryDate: null };
      if (expiryDate === '') return refuse(missing);
      const checked = extendLegalAccessRequest.safeParse({ expiryDate });
      if (!checked.success) return refuse(checked.error.issues[0]?.message ?? missing);
      return expiryDate < today ? refuse(dayHasPassed) : checked.data;
    });

/** Asks for the new last day of an access, also of one that has expired. */
export function ExtendDialog({ grant, onClose }: { grant: LegalAccessGrantResponse; onClose: () => void }) {
  const today = useToday();
  const extend = useExtendLegalAccess();
  const schema = useMemo(() => extension(today), [today]);
  const { form, inForm, idOf, submit, refuse, summary, busy, typing } = useKeptForm<
    ExtensionValues,
    ExtendLegalAccessRequest
  >({
    keptAs: { what: 'extension', id: grant.id },
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
      typing={typing}
      act="Extend access"
      busyAct="Extending…"
      icon="calendar"
      busy={busy}
      onSubmit={submit(async (change) => {
        try {
          const { expiryDate } = await extend.mutateAsync({ id: grant.id, change });
          typing.kept?.forget();
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
