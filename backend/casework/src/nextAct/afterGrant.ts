import type { CivilDate } from '@settlewise/rules/calendar';
import { ceremonyBy } from '@settlewise/rules/waiting';
import { nextActs, type Said } from './sentences';

interface Granted {
  readonly appliedFor: 'naturalisation' | 'registration';
  readonly grantedOn: CivilDate;
}

/** What comes after citizenship was granted: the ceremony, until its last day is over, and then the passport. */
export function afterGrant({ appliedFor, grantedOn }: Granted, today: CivilDate): Said {
  // Of those who register only adults are asked to one, by the letter of the decision.
  const by = appliedFor === 'naturalisation' ? (ceremonyBy(grantedOn)?.day ?? null) : null;
  return by === null || by < today ? nextActs.getPassport(grantedOn) : nextActs.bookCeremony(grantedOn, by);
}
