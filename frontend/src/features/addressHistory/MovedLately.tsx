import type { Address } from '../../record/addresses/staysOf';
import { TasksToAdd } from '../../record/tasks/TasksToAdd';
import { useToday } from '../../ui/dates/useToday';
import { taskOfMove } from './taskOfMove';

/** Offers somebody who lives at a new address a task to tell the Home Office. */
export function MovedLately({ list }: { list: readonly Address[] }) {
  const today = useToday();
  const task = taskOfMove(list, today);
  if (task === null) return null;
  return (
    <TasksToAdd
      title="You have a new address"
      lead="Most people with a visa have to tell the Home Office where they live (not confirmed for every visa). You do it in your UKVI account."
      tasks={[task]}
      sameBy={({ title }) => title}
      done="The task is added"
    />
  );
}
