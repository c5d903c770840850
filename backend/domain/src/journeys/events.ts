import { z } from 'zod';
import { storedShape } from '../fields';
import { defineEvent, type EventOf } from '../kernel/eventDefinition';
import { identifier } from '../kernel/values';
import { journeyFields } from './fields';

const recorded = z.strictObject({ journeyId: identifier, ...storedShape(journeyFields) });

/** Version 1 did not ask about the islands, so it says nothing of them. */
const beforeTheIslands = { version: 2, upcasters: { 1: (data: unknown) => data } };

export const journeyRecorded = defineEvent('JourneyRecorded', recorded, beforeTheIslands);
/** Carries the whole journey as it now is, so that each event can be read on its own. */
export const journeyChanged = defineEvent('JourneyChanged', recorded, beforeTheIslands);
export const journeyRemoved = defineEvent('JourneyRemoved', z.strictObject({ journeyId: identifier }));

export const journeyEvents = [journeyRecorded, journeyChanged, journeyRemoved] as const;
export type JourneyEvent = EventOf<(typeof journeyEvents)[number]>;
