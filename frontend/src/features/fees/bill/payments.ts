import type { AddTaskRequest, TaskResponse } from '@settlewise/contract';
import { poundsOfPence, type FeesAnswer } from '@settlewise/rules';
import { rangeInWords, titleOfStep } from '../labels';
import type { PlannedStep } from '../plan/plan';

/** What is paid on one day for one application, as a task. */
export type Payment = AddTaskRequest & { readonly dueDate: string };

/**
 * The payments that lie ahead, the soonest first, without those that are tasks already. Own costs are the person's own to
 * plan.
 */
export function paymentsToAdd(
  { asOf, lines }: Pick<FeesAnswer, 'asOf' | 'lines'>,
  steps: readonly PlannedStep[],
  tasks: readonly Pick<TaskResponse, 'title' | 'dueDate'>[],
): readonly Payment[] {
  const known = new Set(tasks.map(({ title, dueDate }) => `${dueDate} ${title}`));
  return steps
    .flatMap((step, place): Payment[] => {
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
    .filter(({ title, dueDate }) => !known.has(`${dueDate} ${title}`))
    .toSorted((one, other) => one.dueDate.localeCompare(other.dueDate));
}
