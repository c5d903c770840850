import { z } from 'zod';
import { defineEvent, type EventOf } from '../kernel/eventDefinition';
import { identifier, recordedDate } from '../kernel/values';

export const journeyFields = {
  departureDate: recordedDate,
  returnDate: recordedDate,
  destination: z.string().min(1).max(100),
  reason: z.string().min(1).max(100),
  notes: z.string().min(1).max(2_000).optional(),
  /** Whether the whole journey was in the Channel Islands or the Isle of Man; not there where nobody was asked. */
  crownDependency: z.enum(['visited', 'lived_there', 'no', 'not_sure']).optional(),
};

const recorded = z.strictObject({ journeyId: identifier, ...journeyFields });

/** Version 1 did not ask about the islands, so it says nothing of them. */
const beforeTheIslands = { version: 2, upcasters: { 1: (data: unknown) => data } };

export const journeyRecorded = defineEvent('JourneyRecorded', recorded, beforeTheIslands);
/** Carries the whole journey as it now is, so that each event can be read on its own. */
export const journeyChanged = defineEvent('JourneyChanged', recorded, beforeTheIslands);
export const journeyRemoved = defineEvent('JourneyRemoved', z.strictObject({ journeyId: identifier }));

export const journeyEvents = [journeyRecorded, journeyChanged, journeyRemoved] as const;
export type JourneyEvent = EventOf<(typeof journeyEvents)[number]>;

/** A stay outside the UK as the person recorded it. */
export type JourneyDetails = Readonly<Omit<z.infer<typeof recorded>, 'journeyId'>>;
