import type { ReactNode } from 'react';
import { Icon, type IconName } from '../ui/Icon';
import styles from './SharedWithMe.module.css';

interface NothingRecordedProps {
  icon: IconName;
  title: string;
  children: ReactNode;
}

/** A part of a record in which nothing stands yet. */
export function NothingRecorded({ icon, title, children }: NothingRecordedProps) {
  return (
    <div className={styles['empty']}>
      <span className={styles['picture']}>
        <Icon name={icon} size={44} />
      </span>
      <h2>{title}</h2>
      <p>{children}</p>
    </div>
  );
}
