import type { CivilDate } from '../calendar/civilDate';
import type { ChildRegistration, Parent } from '../registration/answer';
import { registrationOf } from '../registration/registrationOf';
import {
  isBritish,
  isPartner,
  isSettledBy,
  journeysOf,
  type DependantOnRecord,
  type MainPerson,
} from './dependantOnRecord';
import { dependantSettlement, type DependantSettlement } from './dependantSettlement';

/** A dependant's own clock. */
export interface DependantProgress {
  readonly settlement: DependantSettlement;
  /** A child's registration as British; null for everybody else. */
  readonly registration: ChildRegistration | null;
}

/**
 * Where a dependant stands: settlement, and for a child registration as British. Pure: same record and day, same answer.
 * @param family all dependants of the record: a partner among them may be a child's other parent @param today in London
 */
export function dependantProgress(
  dependant: DependantOnRecord,
  family: readonly DependantOnRecord[],
  main: MainPerson,
  today: CivilDate,
): DependantProgress {
  const { dateOfBirth, bornInUk, relationship } = dependant;
  return {
    settlement: dependantSettlement(dependant, main, today),
    registration:
      relationship === 'child'
        ? registrationOf(
            {
              ...{ dateOfBirth, bornInUk, british: isBritish(dependant) },
              journeys: journeysOf(dependant, main),
            },
            [parentOf(main), ...family.filter(isPartner).map(otherParent)],
            today,
          )
        : null,
  };
}

function parentOf({ name: who = 'you', british, settled, settledSince }: MainPerson): Parent {
  // Somebody settled who became British later was settled first, which is what counts.
  const status = settled ? 'settled' : british ? 'british' : 'neither';
  return { who, status, since: settled ? settledSince : null };
}

function otherParent(partner: DependantOnRecord): Parent {
  const { firstName: who, settledSince: since, currentVisaType } = partner;
  if (since !== null) return { who, status: 'settled', since };
  const british = isBritish(partner);
  if (british === true) return { who, status: 'british', since };
  if (isSettledBy(currentVisaType)) return { who, status: 'settled', since };
  // A visa with an end is no settlement.
  const neither = british === false && currentVisaType !== null;
  return { who, status: neither ? 'neither' : 'not_known', since };
}
