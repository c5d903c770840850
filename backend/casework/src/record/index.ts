export {
  asTheyStood,
  extensionAppliedOn,
  goesOnByLaw,
  ilrGrantedInListAlone,
  type Standing,
  withExtensions,
} from './applicationOnRecord';
export { citizenshipApplicationOf } from './citizenshipApplication';
export type { ImmigrationRecord, RecordedImmigration } from './recordedImmigration';
export { mainPersonOf } from './mainPerson';
export { decidingFields } from './profileFields';
export { type JourneyRow, recordedTrip, tripOf } from './recordedTrip';
export type { ReminderRecord } from './reminderRecord';
export { settledOnRecord } from './settledOnRecord';
export { withSharedJourneys } from './sharedJourneys';
export type {
  ImmigrationProfile,
  Journey,
  Notification,
  RecordedDependant,
  RecordedItem,
  RecordedVisaHistoryEntry,
  StoredDocument,
  StoredLawNotice,
  Task,
} from './storedRecord';
export { withApplications } from './withApplications';
