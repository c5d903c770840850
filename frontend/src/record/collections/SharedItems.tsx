import type { SharedRecord } from '@settlewise/contract';
import { EmptyState } from '../../ui/EmptyState';
import type { IconName } from '../../ui/Icon';
import styles from './Collection.module.css';
import { ItemWords, type ItemInWords } from './CollectionPage';

interface SharedItemsProps {
  record: SharedRecord;
  items: readonly (ItemInWords & { readonly id: string })[];
  many: string;
  icon: IconName;
}

/** A collection as a lawyer is shown it. */
export function SharedItems({ record, items, many, icon }: SharedItemsProps) {
  if (items.length === 0)
    return (
      <EmptyState icon={icon} title={`No ${many} yet`}>
        {record.name} has recorded no {many} so far.
      </EmptyState>
    );
  return (
    <ul aria-label={many} className={styles['list']}>
      {items.map(({ id, title, lines }) => (
        <li key={id} className={styles['item']}>
          <ItemWords title={title} lines={lines} />
        </li>
      ))}
    </ul>
  );
}
