import { collections } from '@settlewise/domain/record';
import { collectionProjection } from '../collections/collectionProjection';
import type { Projection } from '../runner/projection';
import { accountsProjection } from './accounts';
import { addressComparisonsProjection } from './addressComparisons';
import { assessmentsProjection } from './assessments';
import { auditEventsProjection } from './auditEvents';
import { calendarFeedsProjection } from './calendarFeeds';
import { documentsProjection } from './documents';
import { forgettingErasedPeople } from './erasure';
import { immigrationProfileProjection } from './immigrationProfile';
import { journeysProjection } from './journeys';
import { lawDeskProjection } from './lawDesk';
import { legalAccessProjection } from './legalAccess';
import { accessLogProjection } from './accessLog';
import { notificationsProjection } from './notifications';
import { personStreamsProjection } from './personStreams';
import { reminderPeopleProjection } from './reminderPeople';
import { tasksProjection } from './tasks';

/** All read models. A new one needs a folder next to this file, and a line here. */
export const readModels: readonly Projection[] = [
  accountsProjection,
  addressComparisonsProjection,
  assessmentsProjection,
  auditEventsProjection,
  calendarFeedsProjection,
  documentsProjection,
  journeysProjection,
  immigrationProfileProjection,
  lawDeskProjection,
  legalAccessProjection,
  accessLogProjection,
  notificationsProjection,
  personStreamsProjection,
  reminderPeopleProjection,
  tasksProjection,
  ...collections.map(collectionProjection),
].map(forgettingErasedPeople);
