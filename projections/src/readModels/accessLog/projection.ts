import type { AdministratorAccessEvent } from '@settlewise/domain/administratorAccess';
import type { RecordAccessEvent } from '@settlewise/domain/recordAccess';
import { defineProjection } from '../../runner/projection';
import { accessLogTable } from './table';

/** Each access to a record by another person. */
export const accessLogProjection = defineProjection<AdministratorAccessEvent | RecordAccessEvent>()({
  name: 'looks',
  version: 4,
  tables: { looks: accessLogTable },
  handlers: {
    RecordLookedAt({ data, metadata }, { looks: accesses }) {
      accesses.put({
        look_id: data.lookId,
        user_id: metadata.userId,
        looked_by: 'lawyer',
        grant_id: data.grantId,
        part: data.part,
        document_title: data.documentTitle,
        reason: null,
        downloaded: data.downloaded,
        bundled: data.bundled,
        looked_at: data.lookedAt,
      });
    },
    RecordOpenedByAdministrator({ data, metadata }, { looks: accesses }) {
      accesses.put({
        look_id: data.lookId,
        user_id: metadata.userId,
        looked_by: 'administrator',
        grant_id: null,
        part: null,
        document_title: null,
        downloaded: null,
        bundled: null,
        reason: data.reason,
        looked_at: data.openedAt,
      });
    },
  },
});
