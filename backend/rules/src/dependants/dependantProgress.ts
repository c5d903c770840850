import type { CivilDate } from '../calendar/civilDate';
import type { ChildRegistration, Parent } from '../registration/answer';
import { lawOn } from '../parameters/law';
import { sources } from '../parameters/sources';
import { registrationOf } from '../registration/registrationOf';
import { toKnow } from '../registration/said';
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
  return {
    settlement: dependantSettlement(dependant, main, today),
    registration: dependant.relationship === 'child' ? registration(dependant, family, main, today) : null,
  };
}

function registration(
  child: DependantOnRecord,
  family: readonly DependantOnRecord[],
  main: MainPerson,
  today: CivilDate,
): ChildRegistration {
  const { dateOfBirth, bornInUk } = child;
  const partners = family.filter(isPartner);
  const others = [
    ...partners.map(parentFromPartner),
    ...(bornInUk === true ? parentsNotInRecord(child, main, partners.length > 0) : []),
  ];
  const answer = registrationOf(
    { dateOfBirth, bornInUk, british: isBritish(child), journeys: journeysOf(child, main) },
    [parentOf(main), ...others],
    today,
  );
  const isOpen = bornInUk === true && others.length === 0 && child.otherParentStatus == null;
  const { beforeAge } = lawOn(today).registration;
  return isOpen && answer.verdict !== 'british' && answer.verdict !== 'may_be_british'
    ? {
        ...answer,
        reasons: [
          toKnow('other_parent_not_asked', { beforeAge }, sources.childRegistration),
          ...answer.reasons,
        ],
      }
    : answer;
}

/**
 * The other parent of a child born here who is no dependant. A British spouse never is one: until somebody has said who
 * the other parent is, the spouse may be.
 */
function parentsNotInRecord(
  { otherParentStatus: status, otherParentSince: since }: DependantOnRecord,
  main: MainPerson,
  hasPartner: boolean,
): readonly Parent[] {
  const who = 'the other parent';
  if (status === 'british' || status === 'settled') return [{ who, status, since: since ?? null }];
  if (status === 'neither' || status === 'not_sure') return [{ who, status, since: null }];
  if (hasPartner || main.marriedToBritishCitizen !== true) return [];
  const spouse = main.name === undefined ? 'your British spouse' : `the British spouse of ${main.name}`;
  return [{ who: spouse, status: 'not_sure', since: null }];
}

function parentOf({ name: who = 'you', british, settled, settledSince }: MainPerson): Parent {
  // Somebody settled who became British later was settled first, which is what counts.
  const status = settled ? 'settled' : british ? 'british' : 'neither';
  return { who, status, since: settled ? settledSince : null };
}

function parentFromPartner(partner: DependantOnRecord): Parent {
  const { firstName: who, settledSince: since, currentVisaType } = partner;
  if (since !== null) return { who, status: 'settled', since };
  const british = isBritish(partner);
  if (british === true) return { who, status: 'british', since };
  if (isSettledBy(currentVisaType)) return { who, status: 'settled', since };
  // A visa with an end is no settlement.
  const neither = british === false && currentVisaType !== null;
  return { who, status: neither ? 'neither' : 'not_known', since };
}
