import type { VisaTypesResponse } from './immigrationProfile';
import {
  currentVisaTypeOptions,
  dependantVisaTypeOptions,
  onboardingVisaTypeOptions,
  visaHistoryTypeOptions,
  type Option,
} from './options';

type VisaType = VisaTypesResponse[number];

const lists: readonly (readonly [VisaType['lists'][number], readonly Option[]])[] = [
  ['visa', currentVisaTypeOptions],
  ['visaHistory', visaHistoryTypeOptions],
  ['dependant', dependantVisaTypeOptions],
  ['onboarding', onboardingVisaTypeOptions],
];

/** Every visa type that a list of the signed-in area offers, once, with its label and the lists that it is in. */
export const visaTypes: VisaTypesResponse = mergeLists();

function mergeLists(): VisaType[] {
  const byValue = new Map<string, VisaType>();
  for (const [list, options] of lists) {
    for (const { value, label } of options) {
      const known = byValue.get(value);
      if (known === undefined) byValue.set(value, { value, label, lists: [list] });
      else known.lists.push(list);
    }
  }
  return [...byValue.values()];
}

/** What people read for a visa type of any of the lists; the type itself where no list has it. */
export function labelOfVisaType(visaType: string): string {
  return visaTypes.find(({ value }) => value === visaType)?.label ?? visaType;
}
