import { Icon } from '../../ui/Icon';
import styles from './CatchingUp.module.css';

/** Said while a page does not show yet what the person did last, so that nobody takes it for lost. */
export function CatchingUp({ behind }: { behind: boolean }) {
  return (
    <div role="status" className={styles['region']}>
      {behind && (
        <p className={styles['line']}>
          <Icon name="clock" size={22} />
          Your last change is saved. This page is catching up.
        </p>
      )}
    </div>
  );
}
