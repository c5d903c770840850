import type { JourneyDetails, JourneyEvent } from '@settlewise/domain';
import { daysOfTrip } from '@settlewise/rules';
import { defineProjection } from '../../runner/projection';
import { journeysTable } from './table';

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

function columnsOf(journey: JourneyDetails) {
  return {
    departure_date: journey.departureDate,
    return_date: journey.returnDate,
    days: daysOfTrip(journey, 'inclusive'),
    destination: journey.destination,
    reason: journey.reason,
    notes: journey.notes ?? null,
    crown_dependency: journey.crownDependency ?? null,
  };
}
