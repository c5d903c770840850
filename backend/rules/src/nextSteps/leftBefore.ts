import { matterOf, sameMatter } from '../suggestions/matters';

interface Named {
  readonly title: string;
}

/** What is left before an application, each matter once: what the rules ask, what the person noted, what has to be shown. */
export interface LeftBefore<Asked, Task, Paper> {
  /** With the task by which the person means to meet it. */
  readonly requirements: readonly { readonly asked: Asked; readonly task: Task | null }[];
  readonly tasks: readonly Task[];
  readonly documents: readonly Paper[];
}

interface Open<Asked, Task, Paper> {
  readonly requirements: readonly Asked[];
  /** The soonest first. */
  readonly tasks: readonly Task[];
  readonly documents: readonly Paper[];
}

/**
 * The same rule for everybody: open requirements first, then the person's own tasks, then documents of the checklist. A task
 * about an open requirement is that requirement's line, with its day; a document that a line above is about is that line.
 */
export function leftBefore<Asked extends Named, Task extends Named, Paper extends Named>({
  requirements,
  tasks,
  documents,
}: Open<Asked, Task, Paper>): LeftBefore<Asked, Task, Paper> {
  const lines = requirements.map((asked) => ({
    asked,
    task: tasks.find((task) => isSame(task, asked)) ?? null,
  }));
  const ownTasks = tasks.filter((task) => !requirements.some((asked) => isSame(task, asked)));
  return {
    requirements: lines,
    tasks: ownTasks,
    documents: documents.filter(
      (paper) =>
        !requirements.some((asked) => isSame(asked, paper)) && !tasks.some((task) => isSame(task, paper)),
    ),
  };
}

/** About the same, or a task that the checklist itself made of a document: it ends with the name of that. */
const isSame = (one: Named, other: Named): boolean =>
  sameMatter(matterOf(one.title), matterOf(other.title)) ||
  one.title.toLowerCase().endsWith(`: ${other.title.toLowerCase()}`);
