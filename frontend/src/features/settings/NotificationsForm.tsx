import {
  accountSettingsRequest,
  type AccountSettingsRequest,
  type AccountSettingsResponse,
} from '@settlewise/contract/accountSettings';
import { quietHourOptions, reminderFrequencyOptions } from '@settlewise/contract/options';
import { useSaveAccountSettings } from '../../record/account/settingsQueries';
import { SelectField } from '../../ui/form/SelectField';
import { TwoColumns } from '../../ui/form/TwoColumns';
import { SwitchField } from '../../ui/form/SwitchField';
import { useCheckedForm } from '../../ui/form/useCheckedForm';
import { showToast } from '../../ui/toasts/toastStore';
import { SettingsPanel } from './SettingsPanel';

type Settings = AccountSettingsResponse['data'];
type NotificationValues = Omit<Settings, 'lawyerSharingEnabled'>;

const notificationsRequest = accountSettingsRequest.omit({ lawyerSharingEnabled: true });
const failed = 'Failed to update notification settings. Please try again.';

interface NotificationsFormProps {
  settings: Settings;
  /** Where mails go. */
  email: string;
}

/** What the person wants to be told, and how often. */
export function NotificationsForm({ settings, email }: NotificationsFormProps) {
  const save = useSaveAccountSettings();
  const { form, field, idOf, submit, refuse, summary, busy } = useCheckedForm<
    NotificationValues,
    Omit<AccountSettingsRequest, 'lawyerSharingEnabled'>
  >({
    schema: notificationsRequest,
    fields: [
      'notificationsEnabled',
      'emailNotificationsEnabled',
      'reminderFrequency',
      'quietFrom',
      'quietUntil',
    ],
    defaultValues: {
      notificationsEnabled: settings.notificationsEnabled,
      emailNotificationsEnabled: settings.emailNotificationsEnabled,
      reminderFrequency: settings.reminderFrequency,
      quietFrom: settings.quietFrom,
      quietUntil: settings.quietUntil,
    },
  });
  return (
    <SettingsPanel
      title="Notifications"
      lead="Reminders about your visa, dependants, documents, tasks and days away."
      summary={summary}
      busy={busy}
      act="Save notification settings"
      busyAct="Saving…"
      onSubmit={submit(async (payload) => {
        try {
          await save.mutateAsync(payload);
          showToast('Notification Settings Updated', 'Your notification settings have been saved.');
        } catch (error) {
          showToast('Error', failed, 'destructive');
          refuse(error, failed);
        }
      })}
    >
      <SwitchField
        label="Notifications"
        hint="Shown when you use Settlewise."
        {...form.register('notificationsEnabled')}
        id={idOf('notificationsEnabled')}
      />
      <SwitchField
        label="Email notifications"
        hint={`Sent to ${email}.`}
        {...form.register('emailNotificationsEnabled')}
        id={idOf('emailNotificationsEnabled')}
      />
      <SelectField
        label="Reminder frequency"
        hint="Deadlines wait for no such mail: each has one of its own, outside your quiet hours. “Never” stops those too."
        options={reminderFrequencyOptions}
        {...field('reminderFrequency')}
      />
      <TwoColumns>
        <SelectField
          label="Quiet from"
          hint="London time. Until they end, emails of deadlines wait."
          options={quietHourOptions}
          {...field('quietFrom')}
        />
        <SelectField
          label="Quiet until"
          hint="The same hour twice: no quiet hours."
          options={quietHourOptions}
          {...field('quietUntil')}
        />
      </TwoColumns>
    </SettingsPanel>
  );
}
