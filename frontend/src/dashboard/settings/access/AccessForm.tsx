import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useSaveAccountSettings } from '../../../api/accountSettings';
import { useGrantLegalAccess, useRefreshLegalAccess } from '../../../api/legalAccess';
import { useToday } from '../../../ui/dates/useToday';
import { DateInForm } from '../../../ui/form/DateInForm';
import { SwitchField } from '../../../ui/form/SwitchField';
import { TextField } from '../../../ui/form/TextField';
import { Tick } from '../../../ui/form/Tick';
import { TwoColumns } from '../../../ui/form/TwoColumns';
import { useCheckedForm } from '../../../ui/form/useCheckedForm';
import { showToast } from '../../../ui/toasts/toastStore';
import { SettingsPanel } from '../SettingsPanel';
import styles from './Access.module.css';
import { accessRequest, type AccessRequest, type AccessValues } from './accessRequest';
import { accessFailed, accessUpdated, partsToChoose } from './accessWords';
import { WhatLawyersSee } from './WhatLawyersSee';

const nobodyNew = { email: '', name: '', expiryDate: '', alsoShares: [] };

/** Whether a lawyer may be let in at all, and whom to let in. */
export function AccessForm({ sharing }: { sharing: boolean }) {
  const today = useToday();
  const save = useSaveAccountSettings();
  const letIn = useGrantLegalAccess();
  const refreshGrants = useRefreshLegalAccess();
  const schema = useMemo(() => accessRequest(today), [today]);
  const { form, field, idOf, errorOf, submit, refuse, summary, busy } = useCheckedForm<
    AccessValues,
    AccessRequest
  >({
    schema,
    fields: ['lawyerSharingEnabled', 'email', 'name', 'expiryDate'],
    defaultValues: { lawyerSharingEnabled: sharing, ...nobodyNew },
  });
  const { control } = form;
  const [on, email, alsoShares] = useWatch({
    control,
    name: ['lawyerSharingEnabled', 'email', 'alsoShares'],
  });
  const names = on && email.trim() !== '';

  async function send({ lawyerSharingEnabled, grant }: AccessRequest): Promise<void> {
    await save.mutateAsync({ lawyerSharingEnabled });
    if (grant === null) {
      refreshGrants();
      showToast(accessUpdated, lawyerSharingEnabled ? 'Lawyer sharing is on.' : 'Lawyer sharing is off.');
      return;
    }
    const { email: address } = await letIn.mutateAsync(grant);
    form.reset({ lawyerSharingEnabled, ...nobodyNew });
    showToast(accessUpdated, `${address} can look at your record. An email with the link is on its way.`);
  }

  return (
    <SettingsPanel
      title="Lawyer access"
      lead="No lawyer sees your record unless you share it."
      summary={summary}
      busy={busy}
      act={names ? 'Give access' : 'Save access settings'}
      busyAct={names ? 'Giving access…' : 'Saving…'}
      onSubmit={submit(async (request) => {
        try {
          await send(request);
        } catch (error) {
          // The first of the two may have been done.
          refreshGrants();
          showToast('Error', accessFailed, 'destructive');
          refuse(error, accessFailed);
        }
      })}
    >
      <SwitchField
        label="Share my record with a lawyer"
        hint="Off unless you turn it on. While it is off, no lawyer can look: access that you have given waits until you turn it on again."
        {...form.register('lawyerSharingEnabled')}
        id={idOf('lawyerSharingEnabled')}
      />
      {on && (
        <>
          <WhatLawyersSee />
          <fieldset className={styles['lawyer']}>
            <legend className={styles['legend']}>Give a lawyer access</legend>
            <TextField
              label="Lawyer’s email address"
              hint="The address of their own Settlewise account. We send them the link; if they have no account yet, they make one with this address."
              type="email"
              autoComplete="off"
              {...field('email')}
            />
            <TwoColumns>
              <TextField
                label="Name"
                optional
                hint="For example Ms Lane, Lane Law"
                autoComplete="off"
                maxLength={100}
                {...field('name')}
              />
              <DateInForm
                control={control}
                name="expiryDate"
                id={idOf('expiryDate')}
                label="Last day of the access"
                optional
                earliest={today}
                error={errorOf('expiryDate')}
              />
            </TwoColumns>
            {partsToChoose.map(({ part, words }) => (
              <Tick
                key={part}
                id={`${idOf('alsoShares')}-${part}`}
                label={`Also show ${words}`}
                checked={alsoShares.includes(part)}
                onChange={(checked) =>
                  form.setValue(
                    'alsoShares',
                    checked ? [...alsoShares, part] : alsoShares.filter((each) => each !== part),
                  )
                }
              />
            ))}
            <p className={styles['note']}>Without a last day, the access goes on until you revoke it.</p>
          </fieldset>
        </>
      )}
    </SettingsPanel>
  );
}
