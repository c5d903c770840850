import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useUser } from '../../../record/account/accountQueries';
import { useSaveAccountSettings } from '../../../record/account/settingsQueries';
import { useGrantLegalAccess } from '../../../record/legalAccess/legalAccessQueries';
import { useToday } from '../../../ui/dates/useToday';
import { FoldsOnPhone } from '../../../ui/FoldsOnPhone';
import { DateInForm } from '../../../ui/form/DateInForm';
import { SwitchField } from '../../../ui/form/SwitchField';
import { TextField } from '../../../ui/form/TextField';
import { Tick } from '../../../ui/form/Tick';
import { TwoColumns } from '../../../ui/form/TwoColumns';
import { useCheckedForm } from '../../../ui/form/useCheckedForm';
import { PanelNote } from '../../../ui/Panel';
import { showToast } from '../../../ui/toasts/toastStore';
import { SettingsPanel } from '../SettingsPanel';
import { accessRequest, type AccessRequest, type AccessValues } from './accessRequest';
import {
  accessFailed,
  accessUpdated,
  partsToChoose,
  withoutIdentity,
} from '../../../record/legalAccess/labels';
import { WhatLawyersSee } from './WhatLawyersSee';

const nobodyNew = { email: '', name: '', expiryDate: '', alsoShares: [], includesIdentity: false };

interface AccessFormProps {
  sharing: boolean;
  /** Somebody has been let in before: on a phone they come first, and the form for another one is opened. */
  another: boolean;
}

/** Whether a lawyer may be let in at all, and whom to let in. */
export function AccessForm({ sharing, another }: AccessFormProps) {
  const today = useToday();
  const { data: owner } = useUser();
  const save = useSaveAccountSettings();
  const letIn = useGrantLegalAccess();
  const schema = useMemo(() => accessRequest(today), [today]);
  const { form, field, inForm, idOf, submit, refuse, summary, busy } = useCheckedForm<
    AccessValues,
    AccessRequest
  >({
    schema,
    fields: ['lawyerSharingEnabled', 'email', 'name', 'expiryDate'],
    defaultValues: { lawyerSharingEnabled: sharing, ...nobodyNew },
  });
  const { control } = form;
  const [on, email, alsoShares, includesIdentity] = useWatch({
    control,
    name: ['lawyerSharingEnabled', 'email', 'alsoShares', 'includesIdentity'],
  });
  const names = on && email.trim() !== '';

  async function send({ lawyerSharingEnabled, grant }: AccessRequest): Promise<void> {
    await save.mutateAsync({ lawyerSharingEnabled });
    if (grant === null) {
      showToast(accessUpdated, lawyerSharingEnabled ? 'Lawyer sharing is on.' : 'Lawyer sharing is off.');
      return;
    }
    const { email: address } = await letIn.mutateAsync(grant);
    form.reset({ lawyerSharingEnabled, ...nobodyNew });
    showToast(
      accessUpdated,
      `${address} can look at your record. ${
        owner?.emailVerified === false
          ? 'We send the email with the link after you confirm your email.'
          : 'An email with the link is on its way.'
      }`,
    );
  }

  const giving = (
    <Stack spacing={2.5}>
      <WhatLawyersSee />
      <Stack component="fieldset" spacing={2.5} sx={{ minWidth: 0, m: 0, p: 0, border: 0 }}>
        <Typography variant="h5" component="legend" sx={{ mb: 2, p: 0 }}>
          Give a lawyer access
        </Typography>
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
          <DateInForm {...inForm('expiryDate')} label="Last day of the access" optional earliest={today} />
        </TwoColumns>
        {partsToChoose.map(({ part, words }) => (
          <Tick
            key={part}
            id={`${idOf('alsoShares')}-${part}`}
            label={`Also show ${words}`}
            hint={hintOf(part, includesIdentity)}
            checked={alsoShares.includes(part)}
            onChange={(checked) =>
              form.setValue(
                'alsoShares',
                checked ? [...alsoShares, part] : alsoShares.filter((each) => each !== part),
              )
            }
          />
        ))}
        <Tick
          id={idOf('includesIdentity')}
          label="Share identity data"
          hint="Names, dates of birth, passport and other document numbers, addresses, and the files that prove them. Without it the lawyer neither sees nor downloads them. They are taken out of your notes and titles too; a note that may name somebody is left out whole. Your own name is always shown, on the pages and in a download, so that they know whose record it is. Your other files are shared as they are, and may name people."
          checked={includesIdentity}
          onChange={(checked) => form.setValue('includesIdentity', checked)}
        />
        <PanelNote>
          Without a last day, the access goes on until you revoke it. To change what a lawyer sees, revoke the
          access and give it again.
        </PanelNote>
      </Stack>
    </Stack>
  );
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
        <FoldsOnPhone
          summary={another ? 'Give another lawyer access' : 'Whom you let in'}
          // What is being typed stays in sight, also when the list of lawyers comes late.
          open={!another || names}
        >
          {giving}
        </FoldsOnPhone>
      )}
    </SettingsPanel>
  );
}

/** What the tick gives as things stand, before anybody finds out at the lawyer's. */
function hintOf(part: (typeof partsToChoose)[number]['part'], includesIdentity: boolean): string | undefined {
  const less = withoutIdentity(part);
  if (less === undefined || includesIdentity) return undefined;
  return `${less.charAt(0).toUpperCase()}${less.slice(1)}, unless you share identity data.`;
}
