import type { AccountEvent } from '@settlewise/domain';
import { defineProjection } from '../../runner/projection';
import { accountsTable } from './table';

export const accountsProjection = defineProjection<AccountEvent>()({
  name: 'accounts',
  version: 1,
  tables: { accounts: accountsTable },
  handlers: {
    AccountRegistered({ data, metadata }, { accounts }) {
      accounts.put({
        user_id: data.userId,
        username: data.username,
        email: data.email,
        first_name: data.firstName ?? null,
        last_name: data.lastName ?? null,
        role: data.role,
        email_verified: false,
        registered_at: metadata.recordedAt,
      });
    },
    EmailVerified({ metadata }, { accounts }) {
      accounts.change({ user_id: metadata.userId }, { email_verified: true });
    },
  },
});
