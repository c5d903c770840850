import type { JourneyDetails, JourneyEvent } from '@settlewise/domain';
import { daysOfTrip } from '@settlewise/rules';
import { rowOf } from '../../collections/columns';
import { defineProjection } from '../../runner/projection';
import { journeyColumns, journeysTable } from './table';

export const journeysProjection = defineProjection<JourneyEvent>()({
  name: 'journeys',
  version: 2,
  tables: { journeys: journeysTable },
  handlers: {
    JourneyRecorded({ data, metadata }, { journeys }) {
      journeys.put({
        journey_id: data.journeyId,
        user_id: metadata.userId,
        ...columnsOf(data),
        recorded_at: metadata.recordedAt,
        changed_at: metadata.recordedAt,
      });
    },
    JourneyChanged({ data, metadata }, { journeys }) {
      journeys.change(
        { journey_id: data.journeyId },
        { ...columnsOf(data), changed_at: metadata.recordedAt },
      );
    },
    JourneyRemoved({ data }, { journeys }) {
      journeys.remove({ journey_id: data.journeyId });
    },
  },
});

const columnsOf = (journey: JourneyDetails) => ({
  ...rowOf(journeyColumns, journey),
  /** Both travel days counted. */
  days: daysOfTrip(journey, 'inclusive'),
});
