export {
  immigrationProfileDecider,
  immigrationProfileStream,
  mostDependants,
  type ImmigrationProfileCommand,
  type ImmigrationProfileState,
} from './decider';
export { dependantShape, mostOwnJourneys, type Dependant } from './dependantFields';
export { type DetailsChange, emptyDetails, profileShape, type ProfileDetails } from './details';
export type { ImmigrationProfileEvent } from './events';
export {
  addressFields,
  emergencyContactFields,
  personalFields,
  visaFields,
  type EmergencyContact,
} from './profileFields';
export {
  visaHistoryFields,
  visaHistoryList,
  type VisaHistoryChange,
  type VisaHistoryEntry,
} from './visaHistoryFields';
