import { isSettled, findPlannedDay } from '@settlewise/rules/progress';
import type { Plans } from '@settlewise/rules/suggestions';
import { isExtendedInTime } from '@settlewise/rules/waiting';
import type { Progress } from './useProgress';

/** What tasks are suggested from, as the progress page has it. @param passportEnds of the person's documents, where known */
export function plansOf(
  { ilr, citizenship }: Pick<Progress, 'ilr' | 'citizenship'>,
  passportEnds: Plans['passportEnds'] = null,
): Plans {
  const settled = isSettled({ ilr });
  const { requirements } = settled ? citizenship : ilr;
  // As the checklist plans.
  const applyFrom = findPlannedDay({ ilr, citizenship }, ilr.asOf);
  return {
    today: ilr.asOf,
    next: settled ? 'citizenship' : 'ilr',
    passportEnds,
    visaType: ilr.visaType,
    // What goes on by law need not be extended.
    visaEnds: isExtendedInTime(ilr.extensionAppliedOn, ilr.visaEndDate) ? null : ilr.visaEndDate,
    applyFrom,
    open: new Set(
      requirements.filter(({ state }) => state === 'not_met' || state === 'unknown').map(({ key }) => key),
    ),
  };
}
