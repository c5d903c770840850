import type { AddTaskRequest, TaskResponse } from '@settlewise/contract/tasks';
import { useState } from 'react';
import { BulletList } from '../../ui/BulletList';
import { Button } from '../../ui/Button';
import { formatLongDate } from '../../ui/dates/formatDate';
import { Notice } from '../../ui/Notice';
import { SectionCard } from '../../ui/SectionCard';
import { showToast } from '../../ui/toasts/toastStore';
import { taskProblem, useAddTask, useTasks } from './taskQueries';

/** A task with its day. */
export type DatedTask = AddTaskRequest & { readonly dueDate: string };

type Named = Pick<TaskResponse, 'title' | 'dueDate'>;

interface TasksToAddProps {
  title: string;
  lead: string;
  /** What a tool comes to; those that are tasks already are left out. */
  tasks: readonly DatedTask[];
  /** What is the same of two tasks that are one, whatever else was changed of it meanwhile. */
  sameBy: (task: Named) => string;
  /** Whether a task that is kept in other words says the same. */
  isSaidBy?: (task: DatedTask, kept: TaskResponse) => boolean;
  /** Said when they were added. */
  done: string;
}

/** What a tool offers to put among the tasks: nothing is written before the button is pressed. */
export function TasksToAdd({ title, lead, tasks, sameBy, isSaidBy, done }: TasksToAddProps) {
  const { data: kept } = useTasks();
  const { mutateAsync } = useAddTask();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (kept === undefined) return null;
  const known = new Set(kept.map(sameBy));
  const offered = tasks.filter(
    (task) => !known.has(sameBy(task)) && !kept.some((each) => isSaidBy?.(task, each) === true),
  );
  // What failed stays said, although the others are among the tasks now.
  if (offered.length === 0 && problem === null) return null;

  async function add(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      for (const task of offered) await mutateAsync(task);
      showToast(done, 'They are in your tasks, each due on its day.');
    } catch (error) {
      setProblem(taskProblem('create', error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <SectionCard title={title} className="noPrint" lead={lead} foldsTo={String(offered.length)}>
      <BulletList>
        {offered.map((task) => (
          <li key={`${task.dueDate} ${task.title}`}>
            {formatLongDate(task.dueDate)}: {task.title}
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
