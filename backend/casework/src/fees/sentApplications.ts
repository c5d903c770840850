import type { CivilDate } from '@settlewise/rules/calendar';
import type { ApplicationOnRecord } from '../record/applicationOnRecord';
import { idOfDependant, type PlannedStep, you } from './plannedStep';

/** The kinds of applications in the list for each item of a plan. */
const kindsByItem: Readonly<
  Partial<Record<PlannedStep['item'], readonly ApplicationOnRecord['appliedFor'][]>>
> = {
  extension: ['work_or_study', 'family'],
  ilr: ['ilr'],
  naturalisation: ['naturalisation'],
  registration_child: ['registration'],
  first_passport: ['first_passport'],
};

/** A refused application and a granted extension, which runs out, are paid again. */
const isPaid = ({ outcome }: ApplicationOnRecord, item: PlannedStep['item']): boolean =>
  outcome === null || (outcome === 'granted' && item !== 'extension');

/** Removes people from the steps that they have already applied for. Leaves out steps without people. */
export function withoutSentApplications(
  steps: readonly PlannedStep[],
  people: readonly { readonly id: string }[],
  {
    applications,
    today,
  }: { readonly applications: readonly ApplicationOnRecord[]; readonly today: CivilDate },
): PlannedStep[] {
  const listSenders = (item: PlannedStep['item']): string[] =>
    applications
      .filter(
        (each) =>
          kindsByItem[item]?.includes(each.appliedFor) === true &&
          each.submittedOn <= today &&
          isPaid(each, item),
      )
      .map(({ dependant }) => (dependant === null ? you : idOfDependant(dependant)));
  return steps.flatMap((step) => {
    const without = [...new Set([...step.without, ...listSenders(step.item)])];
    return people.every(({ id }) => without.includes(id)) ? [] : [{ ...step, without }];
  });
}
