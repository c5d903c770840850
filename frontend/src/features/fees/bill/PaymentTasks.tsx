import type { FeesAnswer } from '@settlewise/rules/fees';
import { TasksToAdd } from '../../../record/tasks/TasksToAdd';
import type { PlannedPerson, PlannedStep } from '../plan/plan';
import { isSaidWithoutNames, paymentsAhead } from './payments';

interface PaymentTasksProps {
  bill: FeesAnswer;
  people: readonly PlannedPerson[];
  steps: readonly PlannedStep[];
}

/** The payments that lie ahead, to be put among the tasks. */
export function PaymentTasks({ bill, people, steps }: PaymentTasksProps) {
  return (
    <TasksToAdd
      title="Plan of payments"
      lead="Put them among your tasks, and you are reminded of each."
      tasks={paymentsAhead(bill, { people, steps })}
      // Somebody may pay the same again on another day.
      sameBy={({ dueDate, title }) => `${dueDate} ${title}`}
      isSaidBy={isSaidWithoutNames}
      done="Payments added"
    />
  );
}
