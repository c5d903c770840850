export {
  canBeFaster,
  isExtendedInTime,
  isForPermissionInside,
  waitingKinds,
  waitingServices,
  type RunningApplication,
  type WaitingKind,
  type WaitingService,
} from './application';
export { ceremonyBy } from './ceremony';
export type { WaitingClock } from './clock';
export { decisionByStandard, passportAfter } from './decisionByStandard';
export {
  expectedTime,
  type DecisionTime,
  type DecisionWindow,
  type KnownTime,
  type ReportedTime,
} from './decisionWindow';
export type { TravelRisk } from './waitingRights';
export {
  permissionByLaw,
  permissionEndOn,
  permissionsByLaw,
  type HeldPermission,
  type PermissionByLaw,
} from './permissionByLaw';
export { waitingAnswer, type WaitingAnswer, type WhomToAsk } from './waitingAnswer';
