import type { DependantProgressResponse } from '@settlewise/contract/dependantProgress';
import type { DependantResponse } from '@settlewise/contract/dependants';
import type { FeePlanResponse } from '@settlewise/contract/feePlan';
import type { VisaDetailsResponse } from '@settlewise/contract/immigrationProfile';
import type { CitizenshipEligibilityResponse, IlrProgressResponse } from '@settlewise/contract/progress';
import type { CivilDate } from '@settlewise/rules/calendar';
import { firstDaysToSettle as firstDaysOfFamily } from '@settlewise/rules/dependants';

/** What the record holds of people and of what they apply for next. */
export interface KnownOfRecord {
  readonly today: CivilDate;
  readonly plan: FeePlanResponse;
  readonly dependants: readonly DependantResponse[];
  readonly clocks: readonly DependantProgressResponse[];
  readonly visa: VisaDetailsResponse;
  readonly ilr: IlrProgressResponse;
  readonly citizenship: CitizenshipEligibilityResponse;
}

/** The id in the plan of a dependant of the record. */
export const idOf = ({ id }: { readonly id: number }): string => `dependant-${id}`;

/** The first day to settle of each who does not settle with the person, by the id of the plan. */
export type FirstDaysToSettle = ReadonlyMap<string, CivilDate>;

export const firstDaysToSettle = ({
  dependants,
  clocks,
}: Pick<KnownOfRecord, 'dependants' | 'clocks'>): FirstDaysToSettle =>
  new Map([...firstDaysOfFamily(dependants, clocks)].map(([id, day]) => [idOf({ id }), day]));
