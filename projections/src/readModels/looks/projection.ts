import type { LookEvent } from '@settlewise/domain';
import { defineProjection } from '../../runner/projection';
import { looksTable } from './table';

export const looksProjection = defineProjection<LookEvent>()({
  name: 'looks',
  version: 1,
  tables: { looks: looksTable },
  handlers: {
    RecordLookedAt({ data, metadata }, { looks }) {
      looks.put({
        look_id: data.lookId,
        user_id: metadata.userId,
        grant_id: data.grantId,
        part: data.part,
        document_title: data.documentTitle,
        looked_at: data.lookedAt,
      });
    },
  },
});
