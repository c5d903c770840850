import type { TaskResponse } from '@settlewise/contract/tasks';
import { findMatter, sameMatter } from '@settlewise/rules/suggestions';
import { TasksToAdd, type DatedTask } from '../../../record/tasks/TasksToAdd';
import { beginsWith, dueOf, type OpenList } from './dueOf';

/** What is still missing, to be put among the tasks, each due so that it is fresh on the planned day. */
export function ChecklistTasks(given: OpenList) {
  const { planned } = given;
  return (
    <TasksToAdd
      title="What is left, as tasks"
      lead="Put them among your tasks, and you are reminded of each in time."
      tasks={dueOf(given).map(({ task }) => task)}
      // The day moves with the planned one, and for those who are late with today.
      sameBy={({ title }) => title}
      isSaidBy={(task, kept) => planned.applicant.key === 'you' && isSameInOtherWords(task, kept)}
      done="Tasks added"
    />
  );
}

/** What the tasks suggest, or the person wrote, for themselves. Those of a checklist name their goal, and are told apart by it. */
const isSameInOtherWords = (task: DatedTask, { title, dependantId }: TaskResponse): boolean =>
  dependantId === null &&
  !title.startsWith(beginsWith) &&
  sameMatter(findMatter(task.title), findMatter(title));
