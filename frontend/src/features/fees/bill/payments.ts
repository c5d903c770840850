import type { TaskResponse } from '@settlewise/contract/tasks';
import type { FeesAnswer } from '@settlewise/rules/fees';
import { poundsOfPence } from '@settlewise/rules/parameters';
import type { DatedTask } from '../../../record/tasks/TasksToAdd';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { kindOfStep, rangeInWords, titleOfStep } from '../labels';
import type { PlannedPerson, PlannedStep } from '../plan/plan';

/**
 * The payments that lie ahead, the soonest first. What is paid for the same thing on one day is one of them. Own costs are
 * the person's own to plan.
 */
export function paymentsAhead(
  { asOf, lines }: Pick<FeesAnswer, 'asOf' | 'lines'>,
  { people, steps }: { readonly people: readonly PlannedPerson[]; readonly steps: readonly PlannedStep[] },
): readonly DatedTask[] {
  const keys = steps.map((step) => `${step.on} ${kindOfStep(step)}`);
  const keyAt = (place: number | null) => (place === null ? undefined : keys[place]);
  return steps
    .flatMap((step, place): DatedTask[] => {
      if (keys.findIndex((key) => key === keyAt(place)) !== place) return [];
      const together = steps.filter((_, other) => keyAt(other) === keyAt(place));
      // Whoever takes part in none of them.
      const without = step.without.filter((id) => together.every((other) => other.without.includes(id)));
      const own = lines.filter((line) => keyAt(line.step) === keyAt(place));
      const sum = (part: 'pence' | 'lowestPence' | 'highestPence') =>
        own.reduce((total, line) => total + line[part], 0);
      if (step.on < asOf || sum('highestPence') === 0) return [];
      const [lowest, highest] = [sum('lowestPence'), sum('highestPence')];
      return [
        {
          category: 'application',
          stage: 'pending',
          priority: 'medium',
          title: `Pay for ${titleOfStep({ ...step, without }, people)}`,
          description: `About ${poundsOfPence(sum('pence'))}${
            lowest === highest ? '' : ` (${rangeInWords(lowest, highest)})`
          }, as planned on ${formatLongDate(asOf)}. Look at the fee on GOV.UK on the day you pay.`,
          dueDate: step.on,
        },
      ];
    })
    .toSorted((one, other) => one.dueDate.localeCompare(other.dueDate));
}

/** A payment that was put among the tasks before its title named who applies: on one day there is one of a kind. */
export const isSaidWithoutNames = (task: DatedTask, kept: Pick<TaskResponse, 'dueDate' | 'title'>): boolean =>
  kept.dueDate === task.dueDate && task.title.startsWith(`${kept.title} (`);
