import type { TaskResponse } from '@settlewise/contract';
import { useRef } from 'react';
import { useDependants } from '../../record/dependants/dependantQueries';
import { useTasks } from '../../record/tasks/taskQueries';
import { ListRegion } from '../../ui/ListRegion';
import { ListSkeleton } from '../../ui/ListSkeleton';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Tabs } from '../../ui/tabs/Tabs';
import { useTabInAddress } from '../../ui/tabs/useTabInAddress';
import { DeleteTaskDialog } from './DeleteTaskDialog';
import { TaskDialog } from './TaskDialog';
import { TaskList } from './TaskList';
import { emptyWords, tasksOf, taskTabs, type TaskTab } from './taskTabs';
import { dependantName } from '../../record/tasks/labels';

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
