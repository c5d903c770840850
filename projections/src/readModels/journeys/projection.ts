import type { JourneyEvent } from '@settlewise/domain/journeys';
import { toRow } from '../../collections/columns';
import { defineProjection } from '../../runner/projection';
import { journeyColumns, journeysTable } from './table';

export const journeysProjection = defineProjection<JourneyEvent>()({
  name: 'journeys',
  version: 3,
  tables: { journeys: journeysTable },
  handlers: {
    JourneyRecorded({ data, metadata }, { journeys }) {
      journeys.put({
        journey_id: data.journeyId,
        user_id: metadata.userId,
        ...toRow(journeyColumns, data),
        recorded_at: metadata.recordedAt,
        changed_at: metadata.recordedAt,
      });
    },
    JourneyChanged({ data, metadata }, { journeys }) {
      journeys.change(
        { journey_id: data.journeyId },
        { ...toRow(journeyColumns, data), changed_at: metadata.recordedAt },
      );
    },
    JourneyRemoved({ data }, { journeys }) {
      journeys.remove({ journey_id: data.journeyId });
    },
  },
});
