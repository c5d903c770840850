import type { TaskResponse } from '@settlewise/contract/tasks';
import { useRef } from 'react';
import { useDependants } from '../../record/dependants/dependantQueries';
import { TaskDialog } from '../../record/tasks/TaskDialog';
import { useTasks, taskProblem, useDeleteTask } from '../../record/tasks/taskQueries';
import { ListRegion } from '../../ui/ListRegion';
import { ListSkeleton } from '../../ui/ListSkeleton';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Tabs, type Tab } from '../../ui/tabs/Tabs';
import { useTabInAddress } from '../../ui/tabs/useTabInAddress';
import { SuggestedTasks } from './SuggestedTasks';
import { TaskList } from './TaskList';
import { dependantName } from '../../record/tasks/labels';
import { RemoveDialog } from '../../ui/dialog/RemoveDialog';

type TaskTab = 'all' | 'pending' | 'overdue' | 'completed' | 'applications' | 'documents';

const taskTabs: readonly Tab<TaskTab>[] = [
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
const tasksOf = (tab: TaskTab, tasks: readonly TaskResponse[]): readonly TaskResponse[] =>
  tasks.filter(belongs[tab]);

/** What stands in a tab without tasks. */
const emptyWords: Readonly<Record<TaskTab, string>> = {
  all: 'You have no tasks yet. Add your first one.',
  pending: 'There are no tasks in this category.',
  overdue: 'Great! no overdue tasks',
  completed: 'You have not completed any tasks yet.',
  applications: 'There are no tasks in this category.',
  documents: 'There are no tasks in this category.',
};

/** The dialog on show: none, a new task, or one task's change or deletion. */
export type OpenDialog =
  | { readonly kind: 'none' }
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'delete'; readonly task: TaskResponse };

interface TaskListsProps {
  dialog: OpenDialog;
  onDialog: (dialog: OpenDialog) => void;
}

/** The person's tasks in their tabs, and the dialogs in which they are added, changed and deleted. */
export function TaskLists({ dialog, onDialog }: TaskListsProps) {
  const query = useTasks();
  const { data: dependants = [] } = useDependants();
  const [selected, select] = useTabInAddress(taskTabs, 'all');
  const content = useRef<HTMLDivElement>(null);
  const close = () => onDialog({ kind: 'none' });
  // The controls that were used may go with their task; without this the focus would be lost.
  const focusContent = () => content.current?.focus({ preventScroll: true });

  return (
    <>
      <ListRegion
        ref={content}
        label="Your tasks"
        query={query}
        failure={{
          title: 'Error Loading Tasks',
          text: 'There was a problem loading your tasks. Please try again.',
        }}
        skeleton={<ListSkeleton label="Loading your tasks…" cards={3} tabs />}
      >
        {(tasks) => {
          const shown = tasksOf(selected, tasks);
          return (
            <>
              <Tabs label="Which tasks" tabs={taskTabs} selected={selected} onSelect={select}>
                {shown.length === 0 ? (
                  <NoTasks tab={selected} onAdd={() => onDialog({ kind: 'add' })} />
                ) : (
                  <TaskList
                    tasks={shown}
                    nameOf={(dependantId) => dependantName(dependants, dependantId)}
                    onEdit={(task) => onDialog({ kind: 'edit', task })}
                    onDelete={(task) => onDialog({ kind: 'delete', task })}
                    onCompleted={focusContent}
                  />
                )}
              </Tabs>
              {selected === 'all' && <SuggestedTasks tasks={tasks} onAdded={focusContent} />}
            </>
          );
        }}
      </ListRegion>
      {(dialog.kind === 'add' || dialog.kind === 'edit') && (
        <TaskDialog
          task={dialog.kind === 'edit' ? dialog.task : null}
          dependants={dependants}
          onClose={close}
        />
      )}
      {dialog.kind === 'delete' && (
        <DeleteTaskDialog task={dialog.task} onClose={close} onRemoved={focusContent} />
      )}
    </>
  );
}

/** What stands in a tab without tasks. */
function NoTasks({ tab, onAdd }: { tab: TaskTab; onAdd: () => void }) {
  return (
    <EmptyState
      icon={tab === 'overdue' ? 'check' : 'form'}
      actions={
        tab === 'all' && (
          <Button look="quiet" icon="plus" onClick={onAdd}>
            Add your first task
          </Button>
        )
      }
    >
      {emptyWords[tab]}
    </EmptyState>
  );
}

interface DeleteTaskDialogProps {
  task: TaskResponse;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before a task is deleted. */
function DeleteTaskDialog({ task, ...events }: DeleteTaskDialogProps) {
  const deletion = useDeleteTask();
  return (
    <RemoveDialog
      title="Delete task"
      act="Delete task"
      busyAct="Deleting…"
      busy={deletion.isPending}
      remove={() => deletion.mutateAsync(task.id)}
      done={{ title: 'Task deleted', text: `“${task.title}” is no longer in your list.` }}
      failed={{ title: 'Deletion failed' }}
      problemOf={(error) => taskProblem('delete', error)}
      {...events}
    >
      <p>Are you sure you want to delete this task?</p>
      <p>
        <strong>{task.title}</strong>
      </p>
    </RemoveDialog>
  );
}
