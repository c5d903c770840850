import { IconButton } from '../../ui/Button';
import { showToast } from '../../ui/toasts/toastStore';
import styles from './CopyableId.module.css';

interface CopyableIdProps {
  /** What it is the id of, within a sentence: `event`, `correlation`. */
  of: string;
  id: string;
}

/** An id in full, small, to be copied with one press. */
export function CopyableId({ of, id }: CopyableIdProps) {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(id);
      showToast('Copied', `The ${of} id is on the clipboard.`);
    } catch {
      // Not served securely, or not allowed: the id can still be marked by hand.
      showToast(
        'Not copied',
        'Your browser does not allow it. Mark the id and copy it by hand.',
        'destructive',
      );
    }
  }
  return (
    <span className={styles['id']}>
      <code>{id}</code>
      <IconButton
        icon="copy"
        label={`Copy the ${of} id`}
        className={styles['copy']}
        onClick={() => void copy()}
      />
    </span>
  );
}

/** An id without the button, for tables and links. */
export function ShortId({ id }: { id: string }) {
  return <code className={styles['short']}>{id}</code>;
}
