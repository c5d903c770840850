import { toDayNumber, type CivilDate } from '../calendar/civilDate';
import type { RunningApplication } from './application';

/** The day from which a wait is counted. */
export interface WaitingClock {
  /** Whether it starts with the form or with the proof of identity. */
  readonly startsWith: 'application' | 'biometrics';
  /** Null until it has started. */
  readonly from: CivilDate | null;
  /** Days from then to the decision or today; null until it has started. */
  readonly days: number | null;
}

type Timed = Pick<RunningApplication, 'kind' | 'submittedOn' | 'biometricsOn' | 'decidedOn'>;

/** For a passport and the EU scheme identity is proved before the form is sent, so no appointment is needed. */
const startsWithForm = ({ kind }: Pick<Timed, 'kind'>) =>
  kind === 'first_passport' || kind === 'eu_settlement';

/**
 * The clock starts with fingerprints and photo or the proof of identity, not with the form. If identity was proved
 * before the form was sent, it starts with the form.
 */
export function waitingClock(application: Timed, asOf: CivilDate): WaitingClock {
  const { submittedOn, biometricsOn, decidedOn } = application;
  const isProvedBefore = biometricsOn !== null && biometricsOn < submittedOn;
  const startsWith = isProvedBefore || startsWithForm(application) ? 'application' : 'biometrics';
  const day = startsWith === 'application' ? submittedOn : biometricsOn;
  if (day === null || day > asOf) return { startsWith, from: null, days: null };
  const until = decidedOn !== null && decidedOn < asOf ? decidedOn : asOf;
  return { startsWith, from: day, days: Math.max(0, toDayNumber(until) - toDayNumber(day)) };
}
