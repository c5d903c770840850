import type { CivilDate } from '../calendar/civilDate';
import { toneOfLimit, type AgainstLimit, type LimitTone } from './limitCheck';
import { standingInWords, type LimitOwner } from './limitWords';

/** Percent of a limit above which a calculator's bar changes colour. */
export type ShareStep = keyof typeof toneAbove;

/** `nearOver`: closer than `soon`. */
export type ShareTone = LimitTone | 'nearOver';

const toneAbove = { 75: 'soon', 90: 'nearOver' } as const;

/**
 * The colour and words of a bar that changes before its limit is near. The words name the step, because colour alone
 * must not carry information.
 * @param steps the smallest first
 */
export function verdictByShare(
  against: AgainstLimit & { readonly to?: CivilDate | null | undefined },
  owner: LimitOwner,
  steps: readonly ShareStep[],
  today?: CivilDate,
): { readonly tone: ShareTone; readonly words: string } {
  const { days, limit, standing } = against;
  const words = standingInWords(against, owner, today);
  const step = standing === 'over' ? undefined : steps.findLast((percent) => 100 * days > percent * limit);
  if (step === undefined) return { tone: toneOfLimit(standing), words };
  return { tone: toneAbove[step], words: `${words}. Over ${step}% of the limit` };
}
