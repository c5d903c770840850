import { findMatter, sameMatter } from '../suggestions/matters';

interface Named {
  readonly title: string;
}

/** The remaining work before an application, without duplicates: requirements, the person's tasks, and documents. */
export interface LeftBefore<Asked, Task, Paper> {
  /** With the person's task for it. */
  readonly requirements: readonly { readonly asked: Asked; readonly task: Task | null }[];
  readonly tasks: readonly Task[];
  readonly documents: readonly Paper[];
}

interface Open<Asked, Task, Paper> {
  readonly requirements: readonly Asked[];
  /** The earliest first. */
  readonly tasks: readonly Task[];
  readonly documents: readonly Paper[];
}

/**
 * Merges the lists: open requirements first, then the person's tasks, then checklist documents. A task or document
 * about an item above is merged into that item.
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

/** The same matter, or a task that the checklist created for a document: it ends with the document's name. */
const isSame = (one: Named, other: Named): boolean =>
  sameMatter(findMatter(one.title), findMatter(other.title)) ||
  one.title.toLowerCase().endsWith(`: ${other.title.toLowerCase()}`);
