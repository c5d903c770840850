import { useState } from 'react';
import { Button } from '../../ui/Button';
import { Page } from '../../ui/Page';
import { TaskLists, type OpenDialog } from './TaskLists';

/** What a person has to do, by when, and what is done. */
export function TasksPage() {
  const [dialog, setDialog] = useState<OpenDialog>({ kind: 'none' });
  return (
    <Page
      title="Tasks"
      action={
        <Button icon="plus" className="noPrint" onClick={() => setDialog({ kind: 'add' })}>
          Add Task
        </Button>
      }
    >
      <TaskLists dialog={dialog} onDialog={setDialog} />
    </Page>
  );
}
