import type { CivilDate } from '@settlewise/rules/calendar';
import type { Standing } from './applicationOnRecord';

/** An application of somebody to become British that waits for a decision, or was granted. */
export interface CitizenshipApplication {
  readonly appliedFor: 'naturalisation' | 'registration';
  readonly submittedOn: CivilDate;
  /** Null while there is no decision. */
  readonly grantedOn: CivilDate | null;
}

/**
 * What was granted, or else the last one that waits; null where neither is so. After it there is nothing to apply for, and
 * no first day of citizenship. One that was refused is none.
 * @param applications as they stand on the day @param of a dependant; null for the person themselves
 */
export function citizenshipApplicationOf(
  applications: readonly Standing[],
  of: number | null = null,
): CitizenshipApplication | null {
  const standing = applications
    .flatMap(({ dependant, appliedFor, submittedOn, decidedOn, outcome }) =>
      dependant === of &&
      (appliedFor === 'naturalisation' || appliedFor === 'registration') &&
      (decidedOn === null || outcome === 'granted')
        ? [{ appliedFor, submittedOn, grantedOn: decidedOn }]
        : [],
    )
    .toSorted((one, other) => other.submittedOn.localeCompare(one.submittedOn));
  return standing.find(({ grantedOn }) => grantedOn !== null) ?? standing[0] ?? null;
}

/** Whether citizenship was granted to the person themselves. @param applications as they stand on the day */
export const isBritishByList = (applications: readonly Standing[]): boolean =>
  (citizenshipApplicationOf(applications)?.grantedOn ?? null) !== null;
