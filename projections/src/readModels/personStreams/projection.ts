import type { DocumentEvent, TaskEvent } from '@settlewise/domain';
import { defineProjection } from '../../runner/projection';
import { personStreamsTable } from './table';

/** Where in the log a person's tasks and documents are told of, those that were removed since as well. */
export const personStreamsProjection = defineProjection<DocumentEvent | TaskEvent>()({
  name: 'person_streams',
  version: 1,
  tables: { person_streams: personStreamsTable },
  handlers: {
    DocumentUploaded({ stream, metadata }, { person_streams: streams }) {
      streams.put({ stream, user_id: metadata.userId });
    },
    TaskAdded({ stream, metadata }, { person_streams: streams }) {
      streams.put({ stream, user_id: metadata.userId });
    },
  },
});
