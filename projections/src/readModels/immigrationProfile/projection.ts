import type { AccountEvent } from '@settlewise/domain/accounts';
import { emptyDetails, type ImmigrationProfileEvent } from '@settlewise/domain/immigrationProfile';
import { toChangedColumns, toRow } from '../../collections/columns';
import { defineProjection } from '../../runner/projection';
import {
  dependantColumns,
  dependantsTable,
  immigrationProfilesTable,
  profileColumns,
  visaHistoryColumns,
  visaHistoryTable,
} from './table';

export const immigrationProfileProjection = defineProjection<AccountEvent | ImmigrationProfileEvent>()({
  name: 'immigration_profile',
  version: 10,
  tables: {
    immigration_profiles: immigrationProfilesTable,
    visa_history: visaHistoryTable,
    dependants: dependantsTable,
  },
  handlers: {
    // Every account has a profile, which is empty at first.
    AccountRegistered({ data, metadata }, { immigration_profiles: profiles }) {
      profiles.put({
        ...toRow(profileColumns, emptyDetails),
        user_id: data.userId,
        changed_at: metadata.recordedAt,
      });
    },
    PersonalDetailsChanged({ data, metadata }, { immigration_profiles: profiles }) {
      profiles.change({ user_id: metadata.userId }, changed(data, metadata.recordedAt));
    },
    VisaDetailsChanged({ data, metadata }, { immigration_profiles: profiles }) {
      profiles.change({ user_id: metadata.userId }, changed(data, metadata.recordedAt));
    },
    DeclarationsChanged({ data, metadata }, { immigration_profiles: profiles }) {
      profiles.change({ user_id: metadata.userId }, changed(data, metadata.recordedAt));
    },
    VisaHistoryEntryAdded({ data, metadata }, { visa_history: history }) {
      history.put({ entry_id: data.entryId, user_id: metadata.userId, ...toRow(visaHistoryColumns, data) });
    },
    VisaHistoryEntryChanged({ data }, { visa_history: history }) {
      history.change({ entry_id: data.entryId }, toRow(visaHistoryColumns, data));
    },
    VisaHistoryEntryRemoved({ data }, { visa_history: history }) {
      history.remove({ entry_id: data.entryId });
    },
    DependantAdded({ data, metadata }, { dependants }) {
      dependants.put({
        user_id: metadata.userId,
        dependant_id: data.dependantId,
        ...toRow(dependantColumns, data),
      });
    },
    DependantChanged({ data, metadata }, { dependants }) {
      dependants.change(
        { user_id: metadata.userId, dependant_id: data.dependantId },
        toRow(dependantColumns, data),
      );
    },
    DependantRemoved({ data, metadata }, { dependants }) {
      dependants.remove({ user_id: metadata.userId, dependant_id: data.dependantId });
    },
  },
});

const changed = (change: object, changed_at: string) => ({
  ...toChangedColumns(profileColumns, change),
  changed_at,
});
