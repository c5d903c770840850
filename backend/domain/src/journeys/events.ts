import { z } from 'zod';
import { defineEvent, type EventOf } from '../kernel/eventDefinition';
import { identifier, recordedDate } from '../kernel/values';

const journeyFields = {
  departureDate: recordedDate,
  returnDate: recordedDate,
  destination: z.string().min(1).max(100),
  reason: z.string().min(1).max(100),
  notes: z.string().min(1).max(2_000).optional(),
};

const recorded = z.strictObject({ journeyId: identifier, ...journeyFields });

export const journeyRecorded = defineEvent('JourneyRecorded', recorded);
/** Carries the whole journey as it now is, so that each event can be read on its own. */
export const journeyChanged = defineEvent('JourneyChanged', recorded);
export const journeyRemoved = defineEvent('JourneyRemoved', z.strictObject({ journeyId: identifier }));

export const journeyEvents = [journeyRecorded, journeyChanged, journeyRemoved] as const;
export type JourneyEvent = EventOf<(typeof journeyEvents)[number]>;

/** A stay outside the UK as the person recorded it. */
export type JourneyDetails = Readonly<Omit<z.infer<typeof recorded>, 'journeyId'>>;
