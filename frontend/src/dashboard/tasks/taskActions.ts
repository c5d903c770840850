import type { TaskResponse } from '@settlewise/contract';

/** What can be done with a task in the list. */
export interface TaskActions {
  readonly onEdit: (task: TaskResponse) => void;
  readonly onDelete: (task: TaskResponse) => void;
  /** After a task was completed, whose own controls may have gone with that. */
  readonly onCompleted: () => void;
}

export interface TaskListProps extends TaskActions {
  readonly tasks: readonly TaskResponse[];
  /** The name of the dependant with a number, or null where the number is nobody's. */
  readonly nameOf: (dependantId: number | null) => string | null;
}
