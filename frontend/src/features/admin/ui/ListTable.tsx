import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import {
  DataTable,
  DataTableCell,
  DataTableHeadCell,
  useDataTableRenderContext,
  useDataTableSortContext,
  type RaRecord,
} from 'react-admin';
import type { Column } from '../../../ui/table/columns';
import { RowsAsCards } from '../../../ui/table/RowsAsCards';
import { useNarrow } from '../../../ui/useNarrow';

interface ListTableProps<Row extends RaRecord<string>> {
  /** What is listed, for screen readers. */
  label: string;
  /** The first column names the row; a link to the row's page stands there. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** What can be done with a row: a last column, and the foot of a card. */
  acts?: ((row: Row) => ReactNode) | undefined;
}

const frame = {
  position: 'relative',
  overflowX: 'auto',
  fontSize: '0.9375rem',
  '&:focus-visible': { borderRadius: '14px' },
  '& th, & td': { p: 1.5, lineHeight: 1.45, verticalAlign: 'top' },
  '& thead th': { py: 0.75, height: 48, verticalAlign: 'middle', whiteSpace: 'nowrap' },
  '& tbody th': { minWidth: 130, fontWeight: 600 },
  '& .MuiChip-label': { whiteSpace: 'nowrap' },
  '& .MuiTableSortLabel-root': { minHeight: 36 },
  // Which columns can be sorted by is seen without a pointer over them.
  '& .MuiTableSortLabel-icon': { opacity: 0.5 },
  '& .Mui-active .MuiTableSortLabel-icon': { color: 'primary.main', opacity: 1 },
} as const;

/** The rows of a list: react-admin's table, which scrolls inside its own region where it must; cards in a narrow window. */
export function ListTable<Row extends RaRecord<string>>({ label, columns, rows, acts }: ListTableProps<Row>) {
  const narrow = useNarrow();
  const inRow = acts && ((row: Row) => <Acts>{acts(row)}</Acts>);
  if (narrow)
    return (
      <RowsAsCards
        label={label}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        {...(inRow && { acts: inRow })}
      />
    );
  return (
    <Card role="region" aria-label={label} tabIndex={0} sx={frame}>
      <DataTable<Row> aria-label={label} size="medium" bulkActionButtons={false} rowClick={false}>
        {columns.map((column, at) => (
          <TableColumn key={column.key} column={column} namesRow={at === 0} />
        ))}
        {inRow && <TableColumn column={{ key: 'acts', label: 'Actions', show: inRow }} />}
      </DataTable>
    </Card>
  );
}

interface TableColumnProps<Row> {
  column: Column<Row>;
  namesRow?: boolean;
}

/** The heading of a column, or its cell in a row: react-admin draws each of its columns in both places. */
function TableColumn<Row extends RaRecord<string>>({ column, namesRow = false }: TableColumnProps<Row>) {
  const { key, label, sortable = false, number = false, show } = column;
  const place = useDataTableRenderContext();
  const sort = useDataTableSortContext();
  const cell = { source: key, label, align: number ? 'right' : 'left' } as const;
  if (place === 'header') {
    const order = sort?.order === 'DESC' ? 'descending' : 'ascending';
    return (
      <DataTableHeadCell
        {...cell}
        disableSort={!sortable}
        sortByOrder="DESC"
        {...(sortable && { 'aria-sort': sort?.field === key ? order : 'none' })}
      />
    );
  }
  if (place !== 'data') return null;
  return (
    <DataTableCell
      {...cell}
      {...(number && { sx: { fontVariantNumeric: 'tabular-nums' } })}
      {...(namesRow && { component: 'th', scope: 'row' })}
      render={(row) => show(row as Row)}
    />
  );
}

function Acts({ children }: { children: ReactNode }) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {children}
    </Stack>
  );
}
