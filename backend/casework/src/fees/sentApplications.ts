import type { CivilDate } from '@settlewise/rules/calendar';
import type { ApplicationOnRecord } from '../record/applicationOnRecord';
import { idOfDependant, type PlannedStep, you } from './plannedStep';

/** What the list of applications calls each item of a plan. */
const kindsOf: Readonly<Partial<Record<PlannedStep['item'], readonly ApplicationOnRecord['appliedFor'][]>>> =
  {
    extension: ['work_or_study', 'family'],
    ilr: ['ilr'],
    naturalisation: ['naturalisation'],
    registration_child: ['registration'],
    first_passport: ['first_passport'],
  };

/** An application that was refused is made again, and an extension that was granted runs out: both are paid again. */
const isPaid = ({ outcome }: ApplicationOnRecord, item: PlannedStep['item']): boolean =>
  outcome === null || (outcome === 'granted' && item !== 'extension');

/** The steps without the people who have sent that application already; a step without people is left out. */
export function withoutSentApplications(
  steps: readonly PlannedStep[],
  people: readonly { readonly id: string }[],
  {
    applications,
    today,
  }: { readonly applications: readonly ApplicationOnRecord[]; readonly today: CivilDate },
): PlannedStep[] {
  const sentBy = (item: PlannedStep['item']): string[] =>
    applications
      .filter(
        (each) =>
          kindsOf[item]?.includes(each.appliedFor) === true &&
          each.submittedOn <= today &&
          isPaid(each, item),
      )
      .map(({ dependant }) => (dependant === null ? you : idOfDependant(dependant)));
  return steps.flatMap((step) => {
    const without = [...new Set([...step.without, ...sentBy(step.item)])];
    return people.every(({ id }) => without.includes(id)) ? [] : [{ ...step, without }];
  });
}
