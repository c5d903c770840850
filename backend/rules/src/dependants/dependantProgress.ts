import type { CivilDate } from '../calendar/civilDate';
import type { ChildRegistration, Parent } from '../registration/answer';
import { lawOn } from '../parameters/law';
import { sources } from '../parameters/sources';
import { assessRegistration } from '../registration/assessRegistration';
import { toKnow } from '../registration/reasonFactories';
import {
  isBritish,
  isPartner,
  isSettledBy,
  listDependantJourneys,
  type DependantOnRecord,
  type MainPerson,
} from './dependantOnRecord';
import { dependantSettlement, type DependantSettlement } from './dependantSettlement';

/** A dependant's own progress. */
export interface DependantProgress {
  readonly settlement: DependantSettlement;
  /** A child's registration as British; null for all others. */
  readonly registration: ChildRegistration | null;
}

/**
 * Calculates a dependant's settlement and, for a child, registration as British. Pure.
 * @param family all dependants of the record: a partner may be a child's other parent
 * @param today in London
 */
export function dependantProgress(
  dependant: DependantOnRecord,
  family: readonly DependantOnRecord[],
  main: MainPerson,
  today: CivilDate,
): DependantProgress {
  return {
    settlement: dependantSettlement(dependant, main, today),
    registration:
      dependant.relationship === 'child' ? assessChildRegistration(dependant, family, main, today) : null,
  };
}

function assessChildRegistration(
  child: DependantOnRecord,
  family: readonly DependantOnRecord[],
  main: MainPerson,
  today: CivilDate,
): ChildRegistration {
  const { dateOfBirth, bornInUk } = child;
  const partners = family.filter(isPartner);
  const others = [
    ...partners.map(parentFromPartner),
    ...(bornInUk === true ? findOtherParents(child, main, partners.length > 0) : []),
  ];
  const answer = assessRegistration(
    { dateOfBirth, bornInUk, british: isBritish(child), journeys: listDependantJourneys(child, main) },
    [toParent(main), ...others],
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
 * The other parent, not a dependant, of a child born in the UK. A British spouse is never a dependant, so the spouse
 * may be the parent until the answer is known.
 */
function findOtherParents(
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

function toParent({ name: who = 'you', british, settled, settledSince }: MainPerson): Parent {
  // A settled person who became British later was settled first, and the earlier day counts.
  const status = settled ? 'settled' : british ? 'british' : 'neither';
  return { who, status, since: settled ? settledSince : null };
}

function parentFromPartner(partner: DependantOnRecord): Parent {
  const { firstName: who, settledSince: since, currentVisaType } = partner;
  if (since !== null) return { who, status: 'settled', since };
  const british = isBritish(partner);
  if (british === true) return { who, status: 'british', since };
  if (isSettledBy(currentVisaType)) return { who, status: 'settled', since };
  // A visa with an end is not settlement.
  const neither = british === false && currentVisaType !== null;
  return { who, status: neither ? 'neither' : 'not_known', since };
}
