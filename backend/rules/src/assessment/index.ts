export type {
  AssessmentAnswer,
  CitizenshipAnswer,
  CitizenshipVerdict,
  DiscretionBand,
  EnglishStatus,
  LifeInUkStatus,
  LimitedWindow,
  Missing,
  OpenQuestion,
  OtherOutcome,
  RegistrationAnswer,
  SettlementAnswer,
  SettlementLapse,
  SettlementVerdict,
  Warning,
} from './answer';
export { assess } from './assess';
export { exemptByAge } from './knowledge';
export {
  earliestDate,
  latestDate,
  mostTrips,
  findProblems,
  UnsoundAssessment,
  type Problem,
} from './problems';
export type { Reason } from './reason';
export {
  crownDependencyStays,
  datedTrip,
  englishHeld,
  gapExceptions,
  openAnswers,
  permittedReasons,
  settlementKinds,
  type AssessedPerson,
  type AssessedTrip,
  type AssessmentRequest,
  type CitizenshipRequest,
  type CrownDependencyStay,
  type DatedTrip,
  type EnglishHeld,
  type GapException,
  type OpenAnswer,
  type Permission,
  type PermittedReason,
  type SettlementKind,
  type SettlementRequest,
} from './request';
export { pastDayWarnings } from './warnings';
export { adviser, dayCount, inLetters, inLettersFirst, writtenDate } from './wording';
