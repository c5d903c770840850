import { z } from 'zod';
import { storedShape } from '../fields';
import { defineEvent, type EventOf } from '../kernel/eventDefinition';
import { identifier } from '../kernel/values';
import { journeyFields } from './fields';

const recorded = z.strictObject({ journeyId: identifier, ...storedShape(journeyFields) });

/**
 * Version 1 has no answer about the islands. Versions 1 and 2 always have a return date, no reason for which the rules leave
 * an absence out, no other travellers, no
 * evidence and no mark for approximate dates.
 */
const unchanged = (data: unknown) => data;
const history = { version: 3, upcasters: { 1: unchanged, 2: unchanged } };

export const journeyRecorded = defineEvent('JourneyRecorded', recorded, history);
/** Carries the whole journey as it now is, so that each event can be read on its own. */
export const journeyChanged = defineEvent('JourneyChanged', recorded, history);
export const journeyRemoved = defineEvent('JourneyRemoved', z.strictObject({ journeyId: identifier }));

export const journeyEvents = [journeyRecorded, journeyChanged, journeyRemoved] as const;
export type JourneyEvent = EventOf<(typeof journeyEvents)[number]>;
