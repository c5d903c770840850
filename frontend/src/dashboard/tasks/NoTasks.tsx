import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import styles from './NoTasks.module.css';
import { emptyWords, type TaskTab } from './taskTabs';

/** What stands in a tab without tasks. */
export function NoTasks({ tab, onAdd }: { tab: TaskTab; onAdd: () => void }) {
  return (
    <div className={styles['empty']}>
      <span className={styles['picture']}>
        <Icon name={tab === 'overdue' ? 'check' : 'form'} size={40} />
      </span>
      <p>{emptyWords[tab]}</p>
      {tab === 'all' && (
        <Button look="quiet" icon="plus" onClick={onAdd}>
          Add your first task
        </Button>
      )}
    </div>
  );
}
