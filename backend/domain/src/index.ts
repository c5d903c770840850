export type { CommandOf, Decider } from './kernel/decider';
export { DomainError, type Refusal } from './kernel/domainError';
export type { EventDefinition, EventOf } from './kernel/eventDefinition';
export { identifier, instant, recordedDate } from './kernel/values';
export { eventDefinitions, eventRegistry } from './eventRegistry';
export { accountDecider, accountStream, type AccountCommand, type AccountState } from './accounts/decider';
export { accountRole, type AccountEvent, type AccountRole } from './accounts/events';
export {
  assessmentDecider,
  assessmentNotFound,
  assessmentsStream,
  mostSavedAssessments,
  type AssessmentCommand,
  type AssessmentState,
} from './assessments/decider';
export type { AssessmentEvent, SavedAssessment } from './assessments/events';
export {
  claimDecider,
  claimStream,
  normaliseClaim,
  type Claimable,
  type ClaimCommand,
  type ClaimEvent,
  type ClaimState,
} from './claims/claim';
export {
  journeyDecider,
  journeysStream,
  mostJourneys,
  type JourneyCommand,
  type JourneyState,
} from './journeys/decider';
export type { JourneyDetails, JourneyEvent } from './journeys/events';
