export type {
  Child,
  ChildRegistration,
  Parent,
  RegistrationCost,
  RegistrationSection,
  RegistrationVerdict,
  RegistrationWay,
  WayStatus,
} from './answer';
export {
  childRegistrationInsteadOfIlr,
  registrationInsteadOfIlr,
  type RegistrationInstead,
} from './insteadOfIlr';
export { assessRegistration } from './assessRegistration';
