import { waitsOrGranted, type RecordedApplication } from '../../../record/applications/applicationPart';
import { idOf, type KnownOfRecord } from './knownOfRecord';
import { you, type PlannedItem, type PlannedPerson, type PlannedStep } from './plan';

/** What the list of applications has for what the plan pays for. */
const kindsOf: Readonly<Partial<Record<PlannedItem, readonly RecordedApplication['appliedFor'][]>>> = {
  extension: ['work_or_study', 'family'],
  ilr: ['ilr'],
  naturalisation: ['naturalisation'],
  registration_child: ['registration'],
  first_passport: ['first_passport'],
};

/** Permission for a time runs out: after a grant it is asked for again, and paid for again. */
const isPaid = (application: RecordedApplication, item: PlannedItem): boolean =>
  waitsOrGranted(application) && (item !== 'extension' || application.outcome === null);

/** The steps without whoever has sent that application already, by the list; one that is left to nobody falls away. */
export function butWhatIsSent(
  steps: readonly PlannedStep[],
  people: readonly PlannedPerson[],
  { applications, today }: Pick<KnownOfRecord, 'applications' | 'today'>,
): PlannedStep[] {
  const sentBy = (item: PlannedItem): string[] =>
    applications
      .filter(
        (each) =>
          kindsOf[item]?.includes(each.appliedFor) === true &&
          each.submittedOn <= today &&
          isPaid(each, item),
      )
      .map(({ dependant }) => (dependant === null ? you.id : idOf({ id: dependant })));
  return steps.flatMap((step) => {
    const without = [...new Set([...step.without, ...sentBy(step.item)])];
    return people.every(({ id }) => without.includes(id)) ? [] : [{ ...step, without }];
  });
}
