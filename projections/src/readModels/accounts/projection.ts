import {
  defaultSettings,
  normaliseName,
  type AccountEvent,
  type AccountSettings,
  type SettingsChange,
} from '@settlewise/domain';
import { defineProjection } from '../../runner/projection';
import { accountsTable, type AccountRow } from './table';

export const accountsProjection = defineProjection<AccountEvent>()({
  name: 'accounts',
  version: 3,
  tables: { accounts: accountsTable },
  handlers: {
    AccountRegistered({ data, metadata }, { accounts }) {
      accounts.put({
        user_id: data.userId,
        username: data.username,
        username_normalised: normaliseName(data.username),
        email: data.email,
        email_normalised: normaliseName(data.email),
        first_name: data.firstName ?? null,
        last_name: data.lastName ?? null,
        role: data.role,
        locked: false,
        email_verified: false,
        ...columnsOf(defaultSettings),
        registered_at: metadata.recordedAt,
        changed_at: metadata.recordedAt,
      });
    },
    EmailVerified({ metadata }, { accounts }) {
      accounts.change({ user_id: metadata.userId }, { email_verified: true });
    },
    NameChanged({ data, metadata }, { accounts }) {
      accounts.change(
        { user_id: metadata.userId },
        { first_name: data.firstName, last_name: data.lastName, changed_at: metadata.recordedAt },
      );
    },
    EmailAddressChanged({ data, metadata }, { accounts }) {
      accounts.change(
        { user_id: metadata.userId },
        {
          ...{ email: data.email, email_normalised: normaliseName(data.email) },
          ...{ email_verified: false, changed_at: metadata.recordedAt },
        },
      );
    },
    SettingsChanged({ data, metadata }, { accounts }) {
      accounts.change({ user_id: metadata.userId }, changedColumns(data));
    },
    RoleChanged({ data, metadata }, { accounts }) {
      accounts.change({ user_id: metadata.userId }, { role: data.role });
    },
    AccountLocked({ metadata }, { accounts }) {
      accounts.change({ user_id: metadata.userId }, { locked: true });
    },
    AccountUnlocked({ metadata }, { accounts }) {
      accounts.change({ user_id: metadata.userId }, { locked: false });
    },
  },
});

type SettingsColumns = Pick<
  AccountRow,
  'notifications_enabled' | 'email_notifications_enabled' | 'reminder_frequency' | 'lawyer_sharing_enabled'
>;

function changedColumns(change: SettingsChange): Partial<SettingsColumns> {
  // Every column that is named is written, so columns of unchanged settings are left out.
  return Object.fromEntries(Object.entries(columnsOf(change)).filter(([, value]) => value !== undefined));
}

function columnsOf(settings: AccountSettings): SettingsColumns;
function columnsOf(change: SettingsChange): {
  readonly [Column in keyof SettingsColumns]: SettingsColumns[Column] | undefined;
};
function columnsOf(change: SettingsChange) {
  return {
    notifications_enabled: change.notificationsEnabled,
    email_notifications_enabled: change.emailNotificationsEnabled,
    reminder_frequency: change.reminderFrequency,
    lawyer_sharing_enabled: change.lawyerSharingEnabled,
  };
}
