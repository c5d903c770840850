import { IconButton } from '../../ui/Button';
import styles from './CopyableId.module.css';
import { copyText } from './copyText';

interface CopyableIdProps {
  /** What it is the id of, within a sentence: `event`, `correlation`. */
  of: string;
  id: string;
}

/** An id in full, small, to be copied with one press. */
export function CopyableId({ of, id }: CopyableIdProps) {
  return <CopyableText name={`${of} id`} text={id} />;
}

interface CopyableTextProps {
  /** What it is, within a sentence: `hash of the newest head`. */
  name: string;
  text: string;
}

/** Something else that is copied rather than read: a hash. */
export function CopyableText({ name, text }: CopyableTextProps) {
  return (
    <span className={styles['id']}>
      <code>{text}</code>
      <IconButton
        icon="copy"
        label={`Copy the ${name}`}
        className={styles['copy']}
        onClick={() => void copyText(name, text)}
      />
    </span>
  );
}

/** An id without the button, for tables and links. */
export function ShortId({ id }: { id: string }) {
  return <code className={styles['short']}>{id}</code>;
}
