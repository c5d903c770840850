import type { AdministratorAccessEvent } from '@settlewise/domain/administratorAccess';
import type { DocumentEvent } from '@settlewise/domain/documents';
import type { RecordAccessEvent } from '@settlewise/domain/recordAccess';
import type { TaskEvent } from '@settlewise/domain/tasks';
import { defineProjection } from '../../runner/projection';
import { personStreamsTable } from './table';

/** The streams of a person's tasks, documents and access log, including those of removed items. */
export const personStreamsProjection = defineProjection<
  AdministratorAccessEvent | DocumentEvent | RecordAccessEvent | TaskEvent
>()({
  name: 'person_streams',
  version: 3,
  tables: { person_streams: personStreamsTable },
  handlers: {
    DocumentUploaded({ stream, metadata }, { person_streams: streams }) {
      streams.put({ stream, user_id: metadata.userId });
    },
    RecordLookedAt({ stream, metadata }, { person_streams: streams }) {
      streams.put({ stream, user_id: metadata.userId });
    },
    RecordOpenedByAdministrator({ stream, metadata }, { person_streams: streams }) {
      streams.put({ stream, user_id: metadata.userId });
    },
    TaskAdded({ stream, metadata }, { person_streams: streams }) {
      streams.put({ stream, user_id: metadata.userId });
    },
  },
});
