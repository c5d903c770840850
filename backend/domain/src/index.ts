export type { CommandOf, Decider } from './kernel/decider';
export { DomainError, type Refusal } from './kernel/domainError';
export { inParts } from './kernel/inParts';
export type { EventDefinition, EventOf } from './kernel/eventDefinition';
export { identifier, instant, recordedDate } from './kernel/values';
export {
  collectionDecider,
  streamOfCollection,
  refusalsOf,
  type CollectionCommand,
  type CollectionState,
} from './collections/decider';
export { collectionEvents, type CollectionEvent } from './collections/events';
export { eventDefinitions, eventRegistry, type EventType } from './eventRegistry';
export { accountDecider, accountStream, type AccountCommand, type AccountState } from './accounts/decider';
export {
  codeNotCorrect,
  passwordNotCorrect,
  secondFactorIsOff,
  secondFactorKeyOver,
  type SecondFactor,
  type SecondFactorProof,
} from './accounts/secondFactor/decide';
export type { RecoveryCode } from './accounts/secondFactor/events';
export {
  defaultSettings,
  settingsFields,
  type AccountSettings,
  type SettingsChange,
} from './accounts/settings';
export { fullNameOf, splitFullName, type NameParts } from './accounts/fullName';
export { accountRole, type AccountEvent, type AccountRole } from './accounts/events';
export {
  administratorAccessDecider,
  administratorAccessStream,
  type AdministratorAccessCommand,
  type AdministratorAccessState,
} from './administratorAccess/decider';
export type { AdministratorAccessEvent } from './administratorAccess/events';
export {
  administratorsDecider,
  administratorsStream,
  type AdministratorsCommand,
  type AdministratorsState,
} from './administrators/decider';
export type { AdministratorEvent } from './administrators/events';
export {
  assessmentDecider,
  assessmentNotFound,
  assessmentsStream,
  mostSavedAssessments,
  type AssessmentCommand,
  type AssessmentState,
} from './assessments/decider';
export { assessmentSaved, type AssessmentEvent, type SavedAssessment } from './assessments/events';
export {
  mostSharedResults,
  sharedResultDecider,
  sharedResultNotFound,
  sharedResultsStream,
  type SharedResultCommand,
  type SharedResultState,
} from './sharedResults/decider';
export { type SharedResult, type SharedResultEvent } from './sharedResults/events';
export {
  calendarDecider,
  calendarStream,
  type CalendarCommand,
  type CalendarState,
} from './calendar/decider';
export type { CalendarEvent } from './calendar/events';
export {
  reservationDecider,
  reservationStream,
  normaliseName,
  type ReservationKind,
  type ReservationCommand,
  type ReservationEvent,
  type ReservationState,
} from './reservations/reservation';
export {
  anotherIsOpen,
  endedFirst,
  endsJourney,
  journeyDecider,
  journeysStream,
  mostJourneys,
  openJourney,
  secondOpenJourneys,
  type JourneyChange,
  type JourneyCommand,
  type JourneyState,
} from './journeys/decider';
export { hasLeftIfStillAway, journeyFields, type JourneyDetails } from './journeys/fields';
export type { JourneyEvent } from './journeys/events';
export {
  immigrationProfileDecider,
  immigrationProfileStream,
  mostDependants,
  mostVisaHistoryEntries,
  type ImmigrationProfileCommand,
  type ImmigrationProfileState,
} from './immigrationProfile/decider';
export type { DetailsChange } from './immigrationProfile/details';
export { emptyDetails, profileShape, type ProfileDetails } from './immigrationProfile/details';
export {
  addressFields,
  emergencyContactFields,
  personalFields,
  visaFields,
  type EmergencyContact,
} from './immigrationProfile/profileFields';
export { dependantShape, mostOwnJourneys, type Dependant } from './immigrationProfile/dependantFields';
export type { ImmigrationProfileEvent } from './immigrationProfile/events';
export type { NewVisaHistoryEntry } from './immigrationProfile/visaHistory';
export {
  visaHistoryFields,
  type VisaHistoryChange,
  type VisaHistoryEntry,
} from './immigrationProfile/visaHistoryFields';
export {
  addressAgreementDecider,
  addressAgreementsStream,
  type AddressAgreementCommand,
} from './addressComparisons/agreements';
export {
  addressComparisonDecider,
  addressComparisonsStream,
  isPartnerOf,
  statusOfComparison,
  type AddressComparison,
  type AddressComparisonCommand,
} from './addressComparisons/decider';
export {
  partnerForms,
  type AddressAgreementEvent,
  type AddressComparisonEvent,
  type ComparedPeriod,
  type PartnerForm,
} from './addressComparisons/events';
export { comparisonNotFound } from './addressComparisons/refusals';
export {
  lawDeskDecider,
  lawDeskStream,
  type KnownSource,
  type LawDeskCommand,
  type LawDeskState,
} from './lawDesk/decider';
export {
  lawNoticeLimits,
  lawNoticeStandings,
  type LawDeskEvent,
  type LawNotice,
  type LawNoticeStanding,
} from './lawDesk/events';
export {
  legalAccessDecider,
  legalAccessNotFound,
  legalAccessStream,
  mostLegalAccessGrants,
  sameAddress,
  statusOfGrant,
  type LegalAccessCommand,
  type LegalAccessGrant,
  type LegalAccessState,
} from './legalAccess/decider';
export type { LegalAccessEvent } from './legalAccess/events';
export {
  holdsDocument,
  recordAccessDecider,
  recordAccessStream,
  type RecordAccessCommand,
  type RecordAccessState,
} from './recordAccess/decider';
export type { Bundled, Downloaded, RecordAccessEvent } from './recordAccess/events';
export {
  documentDecider,
  documentNotFound,
  documentStream,
  type DocumentCommand,
  type DocumentState,
  type VaultDocument,
} from './documents/decider';
export { erasureDecider, erasureStream, type ErasureCommand, type ErasureState } from './erasure/decider';
export type { ErasureEvent } from './erasure/events';
export { documentUploaded } from './documents/events';
export type { DocumentChange, DocumentEvent, DocumentFile } from './documents/events';
export { documentFields, mostDocuments, type DocumentDetails } from './documents/fields';
export {
  isWanted,
  notificationDecider,
  notificationNotFound,
  notificationsStream,
  type NotificationCommand,
  type NotificationState,
} from './notifications/decider';
export type { IssuedNotification, NotificationEvent } from './notifications/events';
export {
  answerOf,
  asAnswered,
  isQuiet,
  isStopped,
  keyOf,
  keysOf,
  type AlertAnswer,
  type AlertAnswers,
  type AlertChain,
  type AnswerGiven,
} from './notifications/answers';
export { whyWithdrawn, withdrawing } from './notifications/withdrawal';
export { ladders, type Ladder, type Lead } from './notifications/leadTimes';
export {
  hasLeads,
  isBefore,
  leadOptions,
  leadsOfLadder,
  withLeads,
  type ChosenLeads,
  type LeadOption,
  type LeadsOfKinds,
} from './notifications/chosenLeads';
export {
  alertCatalogue,
  alertKindRow,
  alertKinds,
  type AlertKind,
  type AlertSource,
  type AlertKindRow,
  type ReminderKind,
} from './notifications/catalogue';
export {
  choiceOf,
  goesAtOnce,
  isMailed,
  isOff,
  type AlertChoice,
  type AlertChoices,
  type ChosenKinds,
} from './notifications/choices';
export { mostNotifications } from './notifications/leaving';
export {
  operationDecider,
  operationStream,
  type OperationCommand,
  type OperationState,
} from './operations/decider';
export { operations, type OperationEvent } from './operations/events';
export {
  isCountingNotBegun,
  isListFull,
  listIsFull,
  quotaDecider,
  quotaStream,
  type QuotaCommand,
  type QuotaState,
} from './quotas/decider';
export type { QuotaEvent, QuotaList } from './quotas/events';
export {
  ruleNoticeDecider,
  ruleNoticeStream,
  type RuleNoticeCommand,
  type RuleNoticeState,
} from './ruleNotices/decider';
export type { ReleasedRuleNotice, RuleNoticeEvent } from './ruleNotices/events';
export {
  mostTasks,
  taskDecider,
  taskNotFound,
  taskStream,
  type ListedTask,
  type TaskChange,
  type TaskCommand,
  type TaskState,
} from './tasks/decider';
export { taskFields } from './tasks/fields';
export type { OpenTaskStage, TaskDetails, TaskEvent } from './tasks/events';
export { changesBetween, type FieldChange } from './history/changes';
export type { StreamFold } from './history/fold';
export { asPlain, type Plain, type PlainObject } from './history/plain';
export { hidden, isSecret, secretFields, withoutSecrets } from './history/secrets';
export {
  findStreamKind,
  holdsPersonalData,
  streamKindOf,
  streamKinds,
  type StreamKind,
  type StreamName,
} from './streams';
