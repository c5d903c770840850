import type { TaskResponse } from '@settlewise/contract';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDependants } from '../../api/dependants';
import { useTasks } from '../../api/tasks';
import { ListRegion } from '../../ui/ListRegion';
import { Tabs } from '../../ui/tabs/Tabs';
import { DeleteTaskDialog } from './DeleteTaskDialog';
import { NoTasks } from './NoTasks';
import { TaskCards } from './TaskCards';
import { TaskDialog } from './TaskDialog';
import { TasksSkeleton } from './TasksSkeleton';
import { TaskTable } from './TaskTable';
import type { TaskListProps } from './taskActions';
import { tasksOf, taskTabs, type TaskTab } from './taskTabs';
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
  const query = useTasks();
  const { data: dependants = [] } = useDependants();
  const [search, setSearch] = useSearchParams();
  const selected = taskTabs.find(({ key }) => key === search.get('tab'))?.key ?? 'all';
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
        skeleton={<TasksSkeleton />}
      >
        {(tasks) => (
          <Tabs
            label="Which tasks"
            tabs={taskTabs}
            selected={selected}
            onSelect={(tab) =>
              setSearch(tab === 'all' ? {} : { tab }, { replace: true, preventScrollReset: true })
            }
          >
            <TaskList
              tab={selected}
              tasks={tasksOf(selected, tasks)}
              nameOf={(dependantId) => dependantName(dependants, dependantId)}
              onAdd={() => onDialog({ kind: 'add' })}
              onEdit={(task) => onDialog({ kind: 'edit', task })}
              onDelete={(task) => onDialog({ kind: 'delete', task })}
              onCompleted={focusContent}
            />
          </Tabs>
        )}
      </ListRegion>
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
    </>
  );
}

function TaskList({ tab, onAdd, ...list }: TaskListProps & { tab: TaskTab; onAdd: () => void }) {
  const List = useCards() ? TaskCards : TaskTable;
  return list.tasks.length === 0 ? <NoTasks tab={tab} onAdd={onAdd} /> : <List {...list} />;
}
