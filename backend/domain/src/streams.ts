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
import { collectionDecider } from './collections/decider';
import { collectionEvents } from './collections/events';
import { documentDecider } from './documents/decider';
import { documentEvents } from './documents/events';
import { erasureDecider } from './erasure/decider';
import { erasureEvents } from './erasure/events';
import { foldOf, type StreamFold } from './history/fold';
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
  /** With which the names of its streams begin, before the first hyphen. */
  readonly name: string;
  readonly events: readonly EventDefinition[];
  /** Computes the state of one such stream. */
  readonly fold: () => StreamFold;
}

/** A new context adds a line here. */
const named = [
  { name: 'absences', events: journeyEvents, fold: foldOf(journeyDecider) },
  { name: 'account', events: accountEvents, fold: foldOf(accountDecider) },
  { name: 'addressAgreements', events: addressAgreementEvents, fold: foldOf(addressAgreementDecider) },
  { name: 'addressComparisons', events: addressComparisonEvents, fold: foldOf(addressComparisonDecider) },
  { name: 'administratorLook', events: administratorAccessEvents, fold: foldOf(administratorAccessDecider) },
  { name: 'administrators', events: administratorEvents, fold: foldOf(administratorsDecider) },
  { name: 'assessments', events: assessmentEvents, fold: foldOf(assessmentDecider) },
  { name: 'calendar', events: calendarEvents, fold: foldOf(calendarDecider) },
  { name: 'claim', events: reservationEvents, fold: foldOf(reservationDecider) },
  { name: 'document', events: documentEvents, fold: foldOf(documentDecider) },
  { name: 'erasure', events: erasureEvents, fold: foldOf(erasureDecider) },
  { name: 'immigrationProfile', events: immigrationProfileEvents, fold: foldOf(immigrationProfileDecider) },
  { name: 'lawDesk', events: lawDeskEvents, fold: foldOf(lawDeskDecider) },
  { name: 'legalAccess', events: legalAccessEvents, fold: foldOf(legalAccessDecider) },
  { name: 'look', events: recordAccessEvents, fold: foldOf(recordAccessDecider) },
  { name: 'notifications', events: notificationEvents, fold: foldOf(notificationDecider) },
  { name: 'operation', events: operationEvents, fold: foldOf(operationDecider) },
  { name: 'quota', events: quotaEvents, fold: foldOf(quotaDecider) },
  { name: 'ruleNotice', events: ruleNoticeEvents, fold: foldOf(ruleNoticeDecider) },
  { name: 'sharedResults', events: sharedResultEvents, fold: foldOf(sharedResultDecider) },
  { name: 'task', events: taskEvents, fold: foldOf(taskDecider) },
] as const satisfies readonly StreamKind[];

/** With which the name of any stream begins. */
export type StreamName = (typeof named)[number]['name'] | CollectionPart;

/** All kinds of streams. */
export const streamKinds: readonly StreamKind[] = [
  ...named,
  ...collections.map((collection) => ({
    name: collection.part,
    events: collectionEvents(collection),
    fold: foldOf(collectionDecider(collection)),
  })),
];

/** The part of a stream's name before the first hyphen. */
export function streamKindOf(stream: string): string {
  const [kind = stream] = stream.split('-', 1);
  return kind;
}

/** Null for a stream that this program does not know. */
export function findStreamKind(stream: string): StreamKind | null {
  const kind = streamKindOf(stream);
  return streamKinds.find(({ name }) => name === kind) ?? null;
}

/** Whether such streams hold personal data, and so are encrypted under the key of the person. */
export function holdsPersonalData({ events }: StreamKind): boolean {
  return events.some(({ confidentiality }) => confidentiality === 'person');
}
