import type { TaskResponse } from '@settlewise/contract';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDependants } from '../../api/dependants';
import { useTasks } from '../../api/tasks';
import { LoadFailure } from '../../ui/LoadFailure';
import { Tabs } from '../../ui/tabs/Tabs';
import { DeleteTaskDialog } from './DeleteTaskDialog';
import { NoTasks } from './NoTasks';
import { TaskCards } from './TaskCards';
import { TaskDialog } from './TaskDialog';
import styles from './TaskLists.module.css';
import { TasksSkeleton } from './TasksSkeleton';
import { TaskTable } from './TaskTable';
import { tasksOf, taskTabs } from './taskTabs';
import { useCards } from './useCards';
import { dependantName } from './labels';

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
  const { data: tasks, error, isFetching, refetch } = useTasks();
  const { data: dependants = [] } = useDependants();
  const [search, setSearch] = useSearchParams();
  const selected = taskTabs.find(({ key }) => key === search.get('tab'))?.key ?? 'all';
  const List = useCards() ? TaskCards : TaskTable;
  const content = useRef<HTMLDivElement>(null);
  const close = () => onDialog({ kind: 'none' });
  // The controls that were used may go with their task; without this the focus would be lost.
  const focusContent = () => content.current?.focus({ preventScroll: true });

  const shown = tasks === undefined ? [] : tasksOf(selected, tasks);
  return (
    <div ref={content} tabIndex={-1} role="region" aria-label="Your tasks" className={styles['content']}>
      {error !== null && !isFetching && (
        <LoadFailure title="Error Loading Tasks" act="Retry" onRetry={() => void refetch()}>
          There was a problem loading your tasks. Please try again.
        </LoadFailure>
      )}
      {tasks === undefined && (error === null || isFetching) && <TasksSkeleton />}
      {tasks !== undefined && (
        <Tabs
          label="Which tasks"
          tabs={taskTabs}
          selected={selected}
          onSelect={(tab) =>
            setSearch(tab === 'all' ? {} : { tab }, { replace: true, preventScrollReset: true })
          }
        >
          {shown.length === 0 ? (
            <NoTasks tab={selected} onAdd={() => onDialog({ kind: 'add' })} />
          ) : (
            <List
              tasks={shown}
              nameOf={(dependantId) => dependantName(dependants, dependantId)}
              onEdit={(task) => onDialog({ kind: 'edit', task })}
              onDelete={(task) => onDialog({ kind: 'delete', task })}
              onCompleted={focusContent}
            />
          )}
        </Tabs>
      )}
      {(dialog.kind === 'add' || dialog.kind === 'edit') && (
        <TaskDialog
          task={dialog.kind === 'edit' ? dialog.task : null}
          dependants={dependants}
          onClose={close}
        />
      )}
      {dialog.kind === 'delete' && (
        <DeleteTaskDialog task={dialog.task} onClose={close} onDeleted={focusContent} />
      )}
    </div>
  );
}
