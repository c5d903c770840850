import { type AccountEvent, defaultSettings } from '@settlewise/domain/accounts';
import { normaliseName } from '@settlewise/domain/reservations';
import { toChangedColumns, toRow } from '../../collections/columns';
import { defineProjection } from '../../runner/projection';
import { accountsTable, settingsColumns } from './table';

export const accountsProjection = defineProjection<AccountEvent>()({
  name: 'accounts',
  version: 5,
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
        ...toRow(settingsColumns, defaultSettings),
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
          email: data.email,
          email_normalised: normaliseName(data.email),
          email_verified: false,
          changed_at: metadata.recordedAt,
        },
      );
    },
    SettingsChanged({ data, metadata }, { accounts }) {
      accounts.change({ user_id: metadata.userId }, toChangedColumns(settingsColumns, data));
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
