import { accountSettingsRequest, type AccountSettingsResponse } from '@settlewise/contract';
import { useSaveAccountSettings } from '../../api/accountSettings';
import { SwitchField } from '../../ui/form/SwitchField';
import { useCheckedForm } from '../../ui/form/useCheckedForm';
import { Notice } from '../../ui/Notice';
import { showToast } from '../../ui/toasts/toastStore';
import { SettingsPanel } from './SettingsPanel';

const accessRequest = accountSettingsRequest.pick({ lawyerSharingEnabled: true }).required();
const failed = 'Failed to update lawyer access settings. Please try again.';

/** Whether a lawyer may be let in at all. */
export function AccessForm({ settings }: { settings: AccountSettingsResponse['data'] }) {
  const save = useSaveAccountSettings();
  const { form, idOf, submit, refuse, summary, busy } = useCheckedForm({
    schema: accessRequest,
    fields: ['lawyerSharingEnabled'],
    defaultValues: { lawyerSharingEnabled: settings.lawyerSharingEnabled },
  });
  return (
    <SettingsPanel
      title="Lawyer access"
      lead="Nobody but you sees your record unless you share it."
      summary={summary}
      busy={busy}
      act="Save access settings"
      busyAct="Saving…"
      onSubmit={submit(async (payload) => {
        try {
          const { data } = await save.mutateAsync(payload);
          showToast(
            'Access Settings Updated',
            data.lawyerSharingEnabled ? 'Lawyer sharing is on.' : 'Lawyer sharing is off.',
          );
        } catch (error) {
          showToast('Error', failed, 'destructive');
          refuse(error, failed);
        }
      })}
    >
      <SwitchField
        label="Share my record with a lawyer"
        hint="Off unless you turn it on. You can turn it off again at any time."
        {...form.register('lawyerSharingEnabled')}
        id={idOf('lawyerSharingEnabled')}
      />
      <Notice title="You cannot invite a lawyer yet">
        <p>
          Inviting a lawyer comes with the next release. Until then nobody can see your record, even while
          sharing is on.
        </p>
      </Notice>
    </SettingsPanel>
  );
}
