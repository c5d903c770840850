import { phoneWidth } from '../theme/tokens';
import { useNarrow } from '../useNarrow';
import type { DataTableProps } from './columns';
import { RowsAsCards } from './RowsAsCards';
import { RowsAsTable } from './RowsAsTable';

/** Rows with the same facts each: a table where it has room, and a list of cards where it has not. Printed, it is a table. */
export function DataTable<Row>({ cardsUpTo = phoneWidth, ...props }: DataTableProps<Row>) {
  return useNarrow(cardsUpTo) ? <RowsAsCards {...props} /> : <RowsAsTable {...props} />;
}
