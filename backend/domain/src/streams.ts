import { accountDecider } from './accounts/decider';
import { accountEvents } from './accounts/events';
import { addressAgreementDecider } from './addressComparisons/agreements';
import { addressComparisonDecider } from './addressComparisons/decider';
import { addressAgreementEvents, addressComparisonEvents } from './addressComparisons/events';
import { administratorAccessDecider } from './administratorAccess/decider';
import { administratorAccessEvents } from './administratorAccess/events';
import { administratorsDecider } from './administrators/decider';
import { administratorEvents } from './administrators/events';
import { assessmentDecider } from './assessments/decider';
import { assessmentEvents } from './assessments/events';
import { calendarDecider } from './calendar/decider';
import { calendarEvents } from './calendar/events';
import { reservationDecider, reservationEvents } from './reservations/reservation';
import { createListDecider } from './collections/decider';
import { createListEvents } from './collections/events';
import { documentDecider } from './documents/decider';
import { documentEvents } from './documents/events';
import { erasureDecider } from './erasure/decider';
import { erasureEvents } from './erasure/events';
import { createFold, type StreamFold } from './history/fold';
import { immigrationProfileDecider } from './immigrationProfile/decider';
import { immigrationProfileEvents } from './immigrationProfile/events';
import { journeyDecider } from './journeys/decider';
import { journeyEvents } from './journeys/events';
import type { EventDefinition } from './kernel/eventDefinition';
import { lawDeskDecider } from './lawDesk/decider';
import { lawDeskEvents } from './lawDesk/events';
import { legalAccessDecider } from './legalAccess/decider';
import { legalAccessEvents } from './legalAccess/events';
import { recordAccessDecider } from './recordAccess/decider';
import { recordAccessEvents } from './recordAccess/events';
import { notificationDecider } from './notifications/decider';
import { notificationEvents } from './notifications/events';
import { operationDecider } from './operations/decider';
import { operationEvents } from './operations/events';
import { quotaDecider } from './quotas/decider';
import { quotaEvents } from './quotas/events';
import { collections, type CollectionPart } from './record/collections';
import { ruleNoticeDecider } from './ruleNotices/decider';
import { ruleNoticeEvents } from './ruleNotices/events';
import { sharedResultDecider } from './sharedResults/decider';
import { sharedResultEvents } from './sharedResults/events';
import { taskDecider } from './tasks/decider';
import { taskEvents } from './tasks/events';

/** A kind of stream, with the decider of all its streams. */
export interface StreamKind {
  /** The part of its stream names before the first hyphen. */
  readonly name: string;
  readonly events: readonly EventDefinition[];
  /** Computes the state of one such stream. */
  readonly fold: () => StreamFold;
}

/** Add a new context here. */
const named = [
  { name: 'absences', events: journeyEvents, fold: createFold(journeyDecider) },
  { name: 'account', events: accountEvents, fold: createFold(accountDecider) },
  { name: 'addressAgreements', events: addressAgreementEvents, fold: createFold(addressAgreementDecider) },
  { name: 'addressComparisons', events: addressComparisonEvents, fold: createFold(addressComparisonDecider) },
  {
    name: 'administratorLook',
    events: administratorAccessEvents,
    fold: createFold(administratorAccessDecider),
  },
  { name: 'administrators', events: administratorEvents, fold: createFold(administratorsDecider) },
  { name: 'assessments', events: assessmentEvents, fold: createFold(assessmentDecider) },
  { name: 'calendar', events: calendarEvents, fold: createFold(calendarDecider) },
  { name: 'claim', events: reservationEvents, fold: createFold(reservationDecider) },
  { name: 'document', events: documentEvents, fold: createFold(documentDecider) },
  { name: 'erasure', events: erasureEvents, fold: createFold(erasureDecider) },
  {
    name: 'immigrationProfile',
    events: immigrationProfileEvents,
    fold: createFold(immigrationProfileDecider),
  },
  { name: 'lawDesk', events: lawDeskEvents, fold: createFold(lawDeskDecider) },
  { name: 'legalAccess', events: legalAccessEvents, fold: createFold(legalAccessDecider) },
  { name: 'look', events: recordAccessEvents, fold: createFold(recordAccessDecider) },
  { name: 'notifications', events: notificationEvents, fold: createFold(notificationDecider) },
  { name: 'operation', events: operationEvents, fold: createFold(operationDecider) },
  { name: 'quota', events: quotaEvents, fold: createFold(quotaDecider) },
  { name: 'ruleNotice', events: ruleNoticeEvents, fold: createFold(ruleNoticeDecider) },
  { name: 'sharedResults', events: sharedResultEvents, fold: createFold(sharedResultDecider) },
  { name: 'task', events: taskEvents, fold: createFold(taskDecider) },
] as const satisfies readonly StreamKind[];

/** The part of a stream's name before the first hyphen. */
export type StreamName = (typeof named)[number]['name'] | CollectionPart;

/** All kinds of streams. */
export const streamKinds: readonly StreamKind[] = [
  ...named,
  ...collections.map((collection) => ({
    name: collection.part,
    events: createListEvents(collection),
    fold: createFold(createListDecider(collection)),
  })),
];

/** The part of a stream's name before the first hyphen. */
export function streamKindOf(stream: string): string {
  const [kind = stream] = stream.split('-', 1);
  return kind;
}

/** Null for an unknown stream. */
export function findStreamKind(stream: string): StreamKind | null {
  const kind = streamKindOf(stream);
  return streamKinds.find(({ name }) => name === kind) ?? null;
}

/** Whether such streams hold personal data and are therefore encrypted under the person's key. */
export function holdsPersonalData({ events }: StreamKind): boolean {
  return events.some(({ confidentiality }) => confidentiality === 'person');
}
