export { defineCollection, type Collection, type Rule } from '../collections/definition';
export { addresses } from './addresses';
export { cohabitation } from './cohabitation';
export { answers } from './answers';
export { applications, labelOfAppliedFor } from './applications';
export { jobs } from './jobs';
export { papers } from './papers';
export { parents } from './parents';
export { referees } from './referees';
export { rounds } from './rounds';
export {
  collections,
  sharedCollections,
  type CollectionPart,
  type SharedCollectionPart,
} from './collections';
export {
  documentCategoryOptions,
  documentFields,
  documentRules,
  documentStageOptions,
  documentStatusOptions,
  documentTypeOptions,
  mostDocuments,
} from '../documents/fields';
export { documentFiling } from '../documents/filing';
export { nameFields } from '../accounts/nameFields';
export { quietHourOptions, reminderFrequencyOptions, settingsFields } from '../accounts/settings';
export { resultPartKeys } from '../sharedResults/parts';
export { savedResultFields } from '../assessments/fields';
export { inOrder, notInFuture } from '../collections/dateRules';
export {
  appliedInTime,
  chooseFromList,
  endorsement,
  endorsementOptions,
  englishLevel,
  englishLevelOptions,
  firstGrant,
  firstGrantOptions,
  gapException,
  gapExceptionOptions,
  maritalStatusOptions,
  openAnswerOptions,
  openDay,
  relationshipOptions,
  settlementKind,
  settlementKindOptions,
  otherParentOptions,
  travelsWithOptions,
} from '../immigrationProfile/answers';
export {
  dependantFields,
  mostOwnJourneys,
  ownJourneyFields,
  tooManyOwnJourneys,
} from '../immigrationProfile/dependantFields';
export { expiresAfterStart } from '../immigrationProfile/dependantRules';
export {
  addressFields,
  declarationFields,
  emergencyContactFields,
  personalFields,
  visaFields,
} from '../immigrationProfile/profileFields';
export {
  appliedBeforeStart,
  visaHistoryFields,
  visaHistoryRules,
} from '../immigrationProfile/visaHistoryFields';
export {
  labelOfVisaType,
  visaTypeChoiceOf,
  visaTypeChoices,
  visaTypeGroups,
  visaTypeOptions,
  visaTypeValueOf,
  visaTypeValues,
  type VisaTypeChoice,
  type VisaTypeGroup,
  type VisaTypeValue,
} from '../immigrationProfile/visaTypeChoices';
export {
  absenceFields,
  approximateOptions,
  crownDependencyOptions,
  journeyDates,
  journeyFields,
  journeyReasonOptions,
  permittedReasonOptions,
  returnsAfterDeparture,
} from '../journeys/fields';
export {
  collectionFieldKinds,
  fieldKindsOf,
  documentTypeKinds,
  fieldKinds,
  fieldsOfKind,
  isIdentityDocument,
  kindsToGive,
  onlyOfKind,
  type FieldKind,
} from './identity';
export { alertKinds, type AlertKind } from '../notifications/catalogue';
export { alertImportances, type AlertImportance } from '../notifications/importances';
export { alertChoiceOptions, mayBeOff } from '../notifications/choices';
export { leadNamedNow, leadOptions } from '../notifications/chosenLeads';
export { recordParts, type RecordPart, type SpecialFile } from './parts';
export { taskCategoryOptions, taskFormFields, taskPriorityOptions, taskStageOptions } from '../tasks/fields';
