import type { TaskResponse } from '@settlewise/contract';
import type { Tab } from '../../ui/tabs/Tabs';

export type TaskTab = 'all' | 'pending' | 'overdue' | 'completed' | 'applications' | 'documents';

export const taskTabs: readonly Tab<TaskTab>[] = [
  { key: 'all', label: 'All Tasks' },
  { key: 'pending', label: 'Pending' },
  { key: 'overdue', label: 'Overdue' },
  { key: 'completed', label: 'Completed' },
  { key: 'applications', label: 'Applications' },
  { key: 'documents', label: 'Documents' },
];

const belongs: Readonly<Record<TaskTab, (task: TaskResponse) => boolean>> = {
  all: () => true,
  pending: ({ stage }) => stage === 'pending' || stage === 'in_progress',
  overdue: ({ isOverdue }) => isOverdue,
  completed: ({ stage }) => stage === 'completed',
  applications: ({ category }) => category === 'application',
  documents: ({ category }) => category === 'document',
};

/** The tasks that a tab shows, in the order of the list. */
export const tasksOf = (tab: TaskTab, tasks: readonly TaskResponse[]): readonly TaskResponse[] =>
  tasks.filter(belongs[tab]);

/** What stands in a tab without tasks. */
export const emptyWords: Readonly<Record<TaskTab, string>> = {
  all: 'You have no tasks yet. Add your first one.',
  pending: 'There are no tasks in this category.',
  overdue: 'Great! no overdue tasks',
  completed: 'You have not completed any tasks yet.',
  applications: 'There are no tasks in this category.',
  documents: 'There are no tasks in this category.',
};
