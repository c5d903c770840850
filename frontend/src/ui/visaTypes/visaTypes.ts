import { labelOfVisaType, visaTypeChoiceOf } from '@settlewise/contract/visaTypeChoices';

/** The label of a visa type; one that no list has is shown as words. */
export function visaTypeLabel(visaType: string): string {
  if (visaTypeChoiceOf(visaType) !== null) return labelOfVisaType(visaType);
  const words = visaType.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
