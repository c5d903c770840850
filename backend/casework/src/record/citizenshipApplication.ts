import type { CivilDate } from '@settlewise/rules/calendar';
import type { ApplicationState } from './applicationOnRecord';

/** A pending or granted application to become British. */
export interface CitizenshipApplication {
  readonly appliedFor: 'naturalisation' | 'registration';
  readonly submittedOn: CivilDate;
  /** Null while there is no decision. */
  readonly grantedOn: CivilDate | null;
}

/**
 * The granted application for citizenship, else the latest pending one, else null. Refused ones are ignored. With one,
 * nothing is left to apply for, and there is no first day for citizenship.
 * @param applications in their state on the day
 * @param dependantId null for the person themselves
 */
export function findCitizenshipApplication(
  applications: readonly ApplicationState[],
  dependantId: number | null = null,
): CitizenshipApplication | null {
  const candidates = applications
    .flatMap(({ dependant, appliedFor, submittedOn, decidedOn, outcome }) =>
      dependant === dependantId &&
      (appliedFor === 'naturalisation' || appliedFor === 'registration') &&
      (decidedOn === null || outcome === 'granted')
        ? [{ appliedFor, submittedOn, grantedOn: decidedOn }]
        : [],
    )
    .toSorted((one, other) => other.submittedOn.localeCompare(one.submittedOn));
  return candidates.find(({ grantedOn }) => grantedOn !== null) ?? candidates[0] ?? null;
}

/** Whether citizenship was granted to the person themselves. @param applications in their state on the day */
export const isBritishByList = (applications: readonly ApplicationState[]): boolean =>
  (findCitizenshipApplication(applications)?.grantedOn ?? null) !== null;
