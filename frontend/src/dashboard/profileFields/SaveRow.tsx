import { Button } from '../../ui/Button';
import styles from './SaveRow.module.css';

interface SaveRowProps {
  act: string;
  busyAct: string;
  busy: boolean;
  /** Whether the form holds something that is not saved. */
  unsaved: boolean;
}

/** The end of a form that stays on the page: its button, and whether there is something left to save. */
export function SaveRow({ act, busyAct, busy, unsaved }: SaveRowProps) {
  return (
    <div className={styles['row']}>
      <Button type="submit" busy={busy}>
        {busy ? busyAct : act}
      </Button>
      <p role="status" className={styles['state']}>
        {unsaved && !busy && 'You have changes that are not saved yet.'}
      </p>
    </div>
  );
}
