import type { VisaTypesResponse } from './immigrationProfile';
import { visaTypeChoices } from './visaTypeChoices';

const everywhere = ['visa', 'visaHistory', 'dependant', 'onboarding'] as const;

/** Every visa type that can be stored, once, with its label. */
export const visaTypes: VisaTypesResponse = visaTypeChoices.flatMap(
  ({ value, label, group, keywords, alsoHeldAs }) =>
    [{ value, label }, ...alsoHeldAs].map((option) => ({
      ...option,
      lists: [...everywhere],
      group,
      keywords: [...keywords],
      offeredAs: value,
    })),
);
