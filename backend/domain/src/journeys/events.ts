import { z } from 'zod';
import { storedShape } from '../fields';
import { defineEvent, type EventOf } from '../kernel/eventDefinition';
import { identifier } from '../kernel/values';
import { journeyFields } from './fields';

const recorded = z.strictObject({ journeyId: identifier, ...storedShape(journeyFields) });

/**
 * Version 2 adds the answer about the islands. Version 3 adds the permitted reason, the other travellers, the evidence and
 * the mark for approximate dates, and its return date is optional.
 */
const unchanged = (data: unknown) => data;
const versions = { version: 3, upcasters: { 1: unchanged, 2: unchanged } };

export const journeyRecorded = defineEvent('JourneyRecorded', recorded, versions);
/** Holds the whole journey after the change, so that each event can be read alone. */
export const journeyChanged = defineEvent('JourneyChanged', recorded, versions);
export const journeyRemoved = defineEvent('JourneyRemoved', z.strictObject({ journeyId: identifier }));

export const journeyEvents = [journeyRecorded, journeyChanged, journeyRemoved] as const;
export type JourneyEvent = EventOf<(typeof journeyEvents)[number]>;
