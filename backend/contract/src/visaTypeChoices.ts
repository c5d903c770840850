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
} from '@settlewise/domain/record';
