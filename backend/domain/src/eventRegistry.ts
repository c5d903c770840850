import { accountEvents } from './accounts/events';
import { addressAgreementEvents, addressComparisonEvents } from './addressComparisons/events';
import { administratorAccessEvents } from './administratorAccess/events';
import { administratorEvents } from './administrators/events';
import { assessmentEvents } from './assessments/events';
import { calendarEvents } from './calendar/events';
import { reservationEvents } from './reservations/reservation';
import { createListEvents } from './collections/events';
import { documentEvents } from './documents/events';
import { erasureEvents } from './erasure/events';
import { immigrationProfileEvents } from './immigrationProfile/events';
import { journeyEvents } from './journeys/events';
import type { EventDefinition } from './kernel/eventDefinition';
import { lawDeskEvents } from './lawDesk/events';
import { legalAccessEvents } from './legalAccess/events';
import { recordAccessEvents } from './recordAccess/events';
import { notificationEvents } from './notifications/events';
import { operationEvents } from './operations/events';
import { quotaEvents } from './quotas/events';
import { collections, type CollectionName } from './record/collections';
import { ruleNoticeEvents } from './ruleNotices/events';
import { sharedResultEvents } from './sharedResults/events';
import { taskEvents } from './tasks/events';

/** Add the events of a new context here. */
const named = [
  ...accountEvents,
  ...addressAgreementEvents,
  ...addressComparisonEvents,
  ...administratorEvents,
  ...administratorAccessEvents,
  ...assessmentEvents,
  ...calendarEvents,
  ...reservationEvents,
  ...documentEvents,
  ...erasureEvents,
  ...journeyEvents,
  ...immigrationProfileEvents,
  ...lawDeskEvents,
  ...legalAccessEvents,
  ...recordAccessEvents,
  ...notificationEvents,
  ...operationEvents,
  ...quotaEvents,
  ...ruleNoticeEvents,
  ...sharedResultEvents,
  ...taskEvents,
] as const;

/** The name of an event type. */
export type EventType =
  (typeof named)[number]['type'] | `${CollectionName}${'Recorded' | 'Changed' | 'Removed'}`;

/** All event types. */
export const eventDefinitions: readonly EventDefinition[] = [
  ...named,
  ...collections.flatMap(createListEvents),
];

const byType = new Map(eventDefinitions.map((definition) => [definition.type, definition]));

export const eventRegistry = {
  /** @throws Error for an unknown event type */
  definitionOf(type: string): EventDefinition {
    const definition = byType.get(type);
    if (definition === undefined) throw new Error(`Unknown event type ${type}`);
    return definition;
  },
};
