import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { emptyWords, type TaskTab } from './taskTabs';

/** What stands in a tab without tasks. */
export function NoTasks({ tab, onAdd }: { tab: TaskTab; onAdd: () => void }) {
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
