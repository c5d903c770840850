import type { CivilDate } from '@settlewise/rules/calendar';
import { lawOn } from '@settlewise/rules/parameters';

/** What the days after ILR suppose. */
export const grantSupposed =
  'We take it that ILR is granted on the last day of the usual time for a decision. Change the day when you know it.';

/** Why citizenship is planned for a day, before there is ILR. */
export function afterIlrInWords(
  on: CivilDate,
  { spouseOfBritishCitizen }: { readonly spouseOfBritishCitizen: boolean },
): string {
  const { monthsSettled } = lawOn(on).naturalisation;
  return `${
    spouseOfBritishCitizen
      ? 'Married to a British citizen, you can apply once ILR is granted.'
      : `You can apply ${monthsSettled} months after ILR is granted.`
  } ${grantSupposed}`;
}
