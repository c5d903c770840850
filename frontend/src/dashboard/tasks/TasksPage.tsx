import { useState } from 'react';
import { Button } from '../../ui/Button';
import { PageTitle } from '../../ui/PageTitle';
import { TaskLists, type OpenDialog } from './TaskLists';
import styles from './TasksPage.module.css';

/** What a person has to do, by when, and what is done. */
export function TasksPage() {
  const [dialog, setDialog] = useState<OpenDialog>({ kind: 'none' });
  return (
    <div className={`wrap ${styles['page']}`}>
      <div className={styles['top']}>
        <PageTitle documentTitle="Tasks">Tasks</PageTitle>
        <Button icon="plus" className="noPrint" onClick={() => setDialog({ kind: 'add' })}>
          Add Task
        </Button>
      </div>
      <TaskLists dialog={dialog} onDialog={setDialog} />
    </div>
  );
}
