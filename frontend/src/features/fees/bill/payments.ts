import { poundsOfPence, type FeesAnswer } from '@settlewise/rules';
import type { DatedTask } from '../../../record/tasks/TasksToAdd';
import { rangeInWords, titleOfStep } from '../labels';
import type { PlannedStep } from '../plan/plan';

/** The payments that lie ahead, the soonest first. Own costs are the person's own to plan. */
export function paymentsAhead(
  { asOf, lines }: Pick<FeesAnswer, 'asOf' | 'lines'>,
  steps: readonly PlannedStep[],
): readonly DatedTask[] {
  return steps
    .flatMap((step, place): DatedTask[] => {
      const own = lines.filter((line) => line.step === place);
      const sum = (part: 'pence' | 'lowestPence' | 'highestPence') =>
        own.reduce((total, line) => total + line[part], 0);
      if (step.on < asOf || sum('highestPence') === 0) return [];
      const [lowest, highest] = [sum('lowestPence'), sum('highestPence')];
      return [
        {
          ...{ category: 'application', stage: 'pending', priority: 'medium' },
          title: `Pay for ${titleOfStep(step)}`,
          description: `About ${poundsOfPence(sum('pence'))}${
            lowest === highest ? '' : ` (${rangeInWords(lowest, highest)})`
          }, as planned on ${asOf}. Look at the fee on GOV.UK on the day you pay.`,
          dueDate: step.on,
        },
      ];
    })
    .toSorted((one, other) => one.dueDate.localeCompare(other.dueDate));
}
