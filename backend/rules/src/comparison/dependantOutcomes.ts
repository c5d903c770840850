import type { Missing } from '../assessment/answer';
import type { CivilDate } from '../calendar/civilDate';
import type { DependantStatus } from '../dependants/dependantSettlement';
import type { RegistrationVerdict } from '../registration/answer';
import type { DependantOutcomes } from './comparableRules';
import { plainOutcome, type Outcome, type OutcomeReason, type OutcomeVerdict } from './outcome';

interface ComparedWay {
  readonly section: string;
  readonly reasons: readonly OutcomeReason[];
}

/** The part of a dependant's progress that the comparison reads, from any rule set. */
export interface ComparedProgress {
  readonly settlement: {
    readonly status: DependantStatus;
    readonly answer: {
      readonly verdict: OutcomeVerdict;
      readonly earliestApplicationDate: CivilDate | null;
      readonly practicalEarliestApplicationDate: CivilDate | null;
    } | null;
    readonly reasons: readonly OutcomeReason[];
    readonly missing: readonly Pick<Missing, 'message'>[];
  };
  readonly registration: {
    readonly verdict: RegistrationVerdict;
    readonly section: string | null;
    readonly opensOn: CivilDate | null;
    readonly lastDay: CivilDate | null;
    readonly ways: readonly ComparedWay[];
    readonly reasons: readonly OutcomeReason[];
    readonly missing: readonly Pick<Missing, 'message'>[];
  } | null;
}

/** The parts of a dependant's answers that affect what they do. */
export function dependantOutcomes({ settlement, registration }: ComparedProgress): DependantOutcomes {
  return {
    settlement: settlementOutcome(settlement),
    registration: registration === null ? null : registrationOutcome(registration),
  };
}

function settlementOutcome({
  status,
  answer,
  reasons,
  missing,
}: ComparedProgress['settlement']): Outcome | null {
  const asked = missing.map(({ message }) => message);
  switch (status) {
    // They have it, so there is no day to wait for.
    case 'british':
    case 'settled':
      return null;
    case 'own_clock':
      return answer === null
        ? null
        : {
            ...plainOutcome(answer.verdict, answer.earliestApplicationDate, reasons),
            practicalFirstDay: answer.practicalEarliestApplicationDate,
          };
    case 'ask':
      return plainOutcome('not_known', null, reasons);
    case 'with_family':
    case 'no_route':
    case 'not_enough':
      return { ...plainOutcome(status, null, reasons), asked };
  }
}

const verdicts: Readonly<Record<Exclude<RegistrationVerdict, 'british'>, OutcomeVerdict>> = {
  can_register: 'eligible',
  not_yet: 'not_yet',
  not_enough: 'not_enough',
  discretion: 'discretion',
  may_be_british: 'may_be_british',
  ask: 'not_known',
};

function registrationOutcome({
  verdict,
  section,
  opensOn,
  lastDay,
  ways,
  reasons,
  missing,
}: NonNullable<ComparedProgress['registration']>): Outcome | null {
  if (verdict === 'british') return null;
  const decisive = ways.find((way) => way.section === section);
  return {
    ...plainOutcome(verdicts[verdict], opensOn, [...(decisive?.reasons ?? []), ...reasons]),
    lastDay,
    asked: missing.map(({ message }) => message),
  };
}
