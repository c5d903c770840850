import { documentStatusOptions, type DocumentStatus as Status } from '@settlewise/contract';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon';
import { Pill } from '../../ui/Pill';
import styles from './DocumentStatus.module.css';

const badges: Readonly<Record<Status, (label: string) => ReactNode>> = {
  valid: (label) => <Pill tone="within">{label}</Pill>,
  expired: (label) => <Pill tone="over">{label}</Pill>,
  expiring_soon: (label) => <Pill tone="soon">{label}</Pill>,
  requires_update: (label) => (
    <span className={styles['outline']}>
      <Icon name="refresh" size={16} />
      {label}
    </span>
  ),
  pending_verification: (label) => (
    <span className={styles['outline']}>
      <Icon name="eye" size={16} />
      {label}
    </span>
  ),
};

/** A document's status as a word with a shape of its own. */
export function DocumentStatus({ status }: { status: string }) {
  const known = documentStatusOptions.find(({ value }) => value === status);
  return known === undefined ? (
    <span className={styles['outline']}>{status}</span>
  ) : (
    badges[known.value](known.label)
  );
}
