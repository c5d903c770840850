import Stack from '@mui/material/Stack';
import type { SharedRecord } from '@settlewise/contract/shared';
import { EmptyState } from '../../ui/EmptyState';
import type { IconName } from '../../ui/Icon';
import { ItemCard, type ItemInWords } from './ItemCard';

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
    <Stack component="ul" aria-label={many} spacing={2}>
      {items.map(({ id, ...words }) => (
        <ItemCard key={id} {...words} />
      ))}
    </Stack>
  );
}
