import type { TaskDetails } from '@settlewise/domain/tasks';
import { matterOf, sameMatter } from '@settlewise/rules/suggestions';

interface ListedTask {
  readonly title: string;
  readonly dependantId: number | null;
  readonly completedAt: unknown;
}

/** A task that is still to do and is about the same, in whatever words: no second one is made beside it. */
export function samePurpose<Task extends ListedTask>(
  tasks: readonly Task[],
  { title, dependantId: ofDependant }: TaskDetails,
): Task | null {
  const dependantId = ofDependant ?? null;
  const isSame = (task: Task) => task.title === title || sameMatter(matterOf(task.title), matterOf(title));
  return (
    tasks.find((task) => task.completedAt === null && task.dependantId === dependantId && isSame(task)) ??
    null
  );
}
