import type { AccountProfileRequest, AccountProfileResponse } from '@settlewise/contract/accountSettings';
import { nationalityOptions } from '@settlewise/contract/options';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AddressDiffers } from '../../record/addresses/present/AddressDiffers';
import { useSaveAccountProfile } from '../../record/account/settingsQueries';
import { showSaved } from '../../record/immigrationProfile/showSaved';
import { asksForPassword } from '../../api/errors';
import { useToday } from '../../ui/dates/useToday';
import { PasswordField } from '../../ui/form/PasswordField';
import { SelectField } from '../../ui/form/SelectField';
import { TextAreaField } from '../../ui/form/TextAreaField';
import { TextField } from '../../ui/form/TextField';
import { useCheckedForm } from '../../ui/form/useCheckedForm';
import { Notice } from '../../ui/Notice';
import { showToast } from '../../ui/toasts/toastStore';
import { profileForm, profileFormSchema, type ProfileValues } from './profileForm';
import { SettingsPanel } from './SettingsPanel';

const failed = 'Failed to update your profile. Please try again.';

/** Who the person is and how they can be reached. */
export function ProfileForm({ profile }: { profile: AccountProfileResponse }) {
  const save = useSaveAccountProfile();
  // The server says so: nobody who has just signed in is asked again.
  const [passwordNeeded, setPasswordNeeded] = useState(false);
  const [linkSentTo, setLinkSentTo] = useState<string | null>(null);
  const { form, field, submit, refuse, summary, busy } = useCheckedForm<ProfileValues, AccountProfileRequest>(
    { ...profileForm(profile), schema: profileFormSchema(profile.email, passwordNeeded, useToday()) },
  );
  const passwordAsked = passwordNeeded && form.watch('email').trim() !== profile.email;
  return (
    <SettingsPanel
      title="My Profile"
      lead={
        <>
          Your name and how we reach you. Your visas and passport are in your{' '}
          <Link to="/dashboard/immigration-profile">immigration profile</Link>.
        </>
      }
      summary={summary}
      busy={busy}
      act="Save changes"
      busyAct="Saving…"
      onSubmit={submit(async (payload) => {
        const sent = { ...form.getValues() };
        try {
          const saved = await save.mutateAsync(payload);
          showSaved(form, sent, profileForm(saved));
          setPasswordNeeded(false);
          const changedEmail = saved.email !== profile.email;
          if (changedEmail) setLinkSentTo(saved.email);
          showToast(
            'Profile Updated',
            changedEmail
              ? `We sent a link to ${saved.email}. Open it to confirm your new address.`
              : 'Your profile has been updated successfully.',
          );
        } catch (error) {
          if (asksForPassword(error)) setPasswordNeeded(true);
          else showToast('Error', failed, 'destructive');
          refuse(error, failed);
        }
      })}
    >
      {linkSentTo !== null && (
        <Notice role="status" title="Confirm your new email address">
          <p>
            We sent a link to <strong>{linkSentTo}</strong>. Open it to confirm that this address is yours.
          </p>
        </Notice>
      )}
      <TextField label="Full name" autoComplete="name" {...field('fullName')} />
      <TextField
        label="Email"
        type="email"
        hint="If you change it, we send a link to the new address to check that it is yours."
        autoComplete="email"
        {...field('email')}
      />
      {passwordAsked && (
        <PasswordField
          label="Current password"
          hint="To change your email address. Nobody but you should be able to do that."
          autoComplete="current-password"
          {...field('currentPassword')}
        />
      )}
      <TextField label="Phone" optional type="tel" autoComplete="tel" {...field('phone')} />
      <TextAreaField
        label="Address"
        optional
        hint="One line for each part, as on an envelope."
        autoComplete="street-address"
        rows={4}
        {...field('address')}
      />
      <AddressDiffers />
      <SelectField
        label="Nationality"
        optional
        options={nationalityOptions}
        placeholder="Choose your nationality"
        {...field('nationality')}
      />
    </SettingsPanel>
  );
}
