import { defineList } from '../collections/definition';
import { createListEvents, type ListEvent } from '../collections/events';
import { journeyFields, mostJourneys, returnsAfterDeparture } from './fields';

const unchanged = (data: unknown) => data;

export const journeyList = defineList({
  name: 'Journey',
  id: 'journeyId',
  words: { one: 'journey', many: 'journeys' },
  fields: journeyFields,
  rules: [returnsAfterDeparture],
  // The answer about the islands belongs to the old destination.
  resets: { destination: ['crownDependency'] },
  most: mostJourneys,
  /**
   * Version 2 adds the answer about the islands. Version 3 adds the permitted reason, the other travellers, the evidence and
   * the mark for approximate dates, and its return date is optional.
   */
  history: { version: 3, upcasters: { 1: unchanged, 2: unchanged } },
});

export const journeyEvents = createListEvents(journeyList);
export type JourneyEvent = ListEvent<'Journey', 'journeyId', typeof journeyFields>;
