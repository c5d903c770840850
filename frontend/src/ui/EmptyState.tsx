import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';
import { Icon, type IconName } from './Icon';

interface EmptyStateProps {
  icon: IconName;
  title?: string;
  /** For what is named by the title. */
  titleId?: string;
  /** What will be here, and how to start. */
  children: ReactNode;
  /** The ways to start. */
  actions?: ReactNode;
}

/** What stands in the place of a list in which there is nothing. */
export function EmptyState({ icon, title, titleId, children, actions }: EmptyStateProps) {
  return (
    <div className={styles['empty']}>
      <span className={styles['picture']}>
        <Icon name={icon} size={44} />
      </span>
      {title !== undefined && <h2 id={titleId}>{title}</h2>}
      <p>{children}</p>
      {actions}
    </div>
  );
}
