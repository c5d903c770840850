import type { CivilDate } from '../calendar/civilDate';
import type { RunningApplication } from './application';
import { ceremonyBy } from './ceremony';
import { decisionWindow } from './decisionWindow';

/**
 * The last day of the decision standard for an application made on a day, with identity proved on the same day; null
 * if there is no standard.
 */
export function decisionByStandard(
  { kind, route = null }: Pick<RunningApplication, 'kind'> & Partial<Pick<RunningApplication, 'route'>>,
  submittedOn: CivilDate,
): CivilDate | null {
  const application = { kind, route, service: 'standard', incomeRuleMet: null, submittedOn } as const;
  return decisionWindow(application, submittedOn).standard?.lastDay ?? null;
}

/** The day on which a passport application is planned: after an adult's ceremony, or a child's registration. */
export function passportAfter(
  kind: 'naturalisation' | 'registration',
  submittedOn: CivilDate,
): CivilDate | null {
  const decided = decisionByStandard({ kind }, submittedOn);
  if (decided === null || kind === 'registration') return decided;
  return ceremonyBy(decided)?.day ?? null;
}
