import type { DependantResponse } from '@settlewise/contract/dependants';
import { taskCategoryOptions, taskPriorityOptions, taskStageOptions } from '@settlewise/contract/tasks';
import { labelIn } from '../../ui/labelIn';

export const categoryLabel = labelIn(taskCategoryOptions);
export const priorityLabel = labelIn(taskPriorityOptions);
export const stageLabel = labelIn(taskStageOptions);

/** The name of a dependant, or null where the number is nobody's in the list. */
export function dependantName(
  dependants: readonly DependantResponse[],
  dependantId: number | null,
): string | null {
  const dependant = dependants.find(({ id }) => id === dependantId);
  return dependant === undefined ? null : `${dependant.firstName} ${dependant.lastName}`;
}
