import type { FeesAnswer } from '@settlewise/rules';
import { useState } from 'react';
import { taskProblem, useAddTask, useTasks } from '../../../record/tasks/taskQueries';
import { BulletList } from '../../../ui/BulletList';
import { Button } from '../../../ui/Button';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { Notice } from '../../../ui/Notice';
import { SectionCard } from '../../../ui/SectionCard';
import { showToast } from '../../../ui/toasts/toastStore';
import type { PlannedStep } from '../plan/plan';
import { paymentsToAdd } from './payments';

interface PaymentTasksProps {
  bill: FeesAnswer;
  steps: readonly PlannedStep[];
}

/** The payments that lie ahead, to be put among the tasks: nothing is written before the button is pressed. */
export function PaymentTasks({ bill, steps }: PaymentTasksProps) {
  const { data: tasks } = useTasks();
  const { mutateAsync } = useAddTask();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (tasks === undefined) return null;
  const payments = paymentsToAdd(bill, steps, tasks);
  // What failed stays said, although the others are among the tasks now.
  if (payments.length === 0 && problem === null) return null;

  async function add(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      for (const payment of payments) await mutateAsync(payment);
      showToast('Payments added', 'You find them among your tasks, each due on its day.');
    } catch (error) {
      setProblem(taskProblem('create', error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <SectionCard
      title="Plan of payments"
      className="noPrint"
      lead="Put them among your tasks, and you are reminded of each."
      foldsTo={String(payments.length)}
    >
      <BulletList>
        {payments.map(({ title, dueDate }) => (
          <li key={`${dueDate} ${title}`}>
            {formatLongDate(dueDate)}: {title}
          </li>
        ))}
      </BulletList>
      {problem !== null && (
        <Notice tone="over" role="alert">
          <p>{problem}</p>
        </Notice>
      )}
      <div>
        <Button look="quiet" icon="plus" busy={busy} onClick={() => void add()}>
          {busy ? 'Adding…' : 'Add to my tasks'}
        </Button>
      </div>
    </SectionCard>
  );
}
