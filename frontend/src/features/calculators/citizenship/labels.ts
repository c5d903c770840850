import type { settlementStatusTypes } from '@settlewise/contract/assessments';
import { labelOfVisaType, visaTypeChoiceOf } from '@settlewise/contract/visaTypeChoices';
import { ofCitizenship } from '@settlewise/rules/absences';
import type { CivilDate } from '@settlewise/rules/calendar';
import { absenceLimitsOn } from '@settlewise/rules/parameters';

/** Names that the citizenship calculator has of its own. */
const routeNames: ReadonlyMap<string, string> = new Map([
  ['eu_settled_status', 'EU Settled Status'],
  ['humanitarian_protection', 'Humanitarian Protection'],
  ['long_residence', 'Long Residence'],
  ['child_born_in_uk', 'Child Born in the UK'],
]);

/** The name of a route that this calculator has of its own; null of every other. */
export const ownRouteName = (route: string): string | null => routeNames.get(route) ?? null;

/** An immigration route as people read it: one that no list has is shown as words with capitals. */
export function routeLabel(route: string | null | undefined): string {
  if (route === null || route === undefined || route.trim() === '') return 'Standard Route';
  const known = routeNames.get(route);
  if (known !== undefined) return known;
  if (visaTypeChoiceOf(route) !== null) return labelOfVisaType(route);
  return route
    .split(/[_\s-]+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

type StatusType = (typeof settlementStatusTypes)[number];

export const statusOptions: readonly { readonly value: StatusType; readonly label: string }[] = [
  { value: 'ilr', label: 'Indefinite leave to remain (ILR)' },
  { value: 'euss', label: 'EU Settlement Scheme: settled status' },
  { value: 'euss_swiss', label: 'EU Settlement Scheme: settled status of a Swiss citizen' },
  { value: 'spouse_ilr', label: 'ILR as a husband, wife or partner' },
  { value: 'long_residence', label: 'ILR after ten years of long residence' },
  { value: 'irish', label: 'Irish citizen: no settlement needed' },
  { value: 'right_of_abode', label: 'Right of abode: no settlement needed' },
  { value: 'other', label: 'Another status without a time limit' },
];

/** The status type that a select's value is; anything else counts as "other". */
export const statusTypeOf = (value: string): StatusType =>
  statusOptions.find((option) => option.value === value)?.value ?? 'other';

/** The Home Office's own page on becoming a British citizen. */
export const officialGuidance = 'https://www.gov.uk/becoming-a-british-citizen';

/** How a limit of days away is named, so that nobody takes it for the one of ILR. @param on the day of the application */
export const limitNames = (isSpouseRoute: boolean, on: CivilDate) => {
  const { finalYear, threeYears, fiveYears } = absenceLimitsOn(on);
  return {
    total: ofCitizenship(isSpouseRoute ? threeYears : fiveYears),
    finalYear: ofCitizenship(finalYear),
  };
};
