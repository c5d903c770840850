import { presentHomeOf } from '@settlewise/rules/addressHistory';
import { useState } from 'react';
import { useToday } from '../../../ui/dates/useToday';
import { TasksToAdd } from '../../tasks/TasksToAdd';
import type { Address } from '../staysOf';
import { taskOfChange, taskOfMove } from './taskOfMove';

/** Offers somebody who lives at a new address a task to tell the Home Office: once for each change. */
export function MovedLately({ list }: { list: readonly Address[] }) {
  const today = useToday();
  const now = presentHomeOf(list, today);
  /** As the page was opened: what is written over it here is seen by comparing. */
  const [before, setBefore] = useState(now);
  if (now !== null && now.id !== before?.id) setBefore(now);
  const task = taskOfChange(before, now, today) ?? taskOfMove(list, today);
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
