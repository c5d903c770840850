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
import { Disclosure } from '../../../ui/Disclosure';
import type { Column } from '../../../ui/table/columns';
import { RowsAsCards } from '../../../ui/table/RowsAsCards';
import { useNarrow } from '../../../ui/useNarrow';
import { Details, OpensDetails, useIsOpen, type RowDetails } from './rowDetails';

interface ListTableProps<Row extends RaRecord<string>> {
  /** What is listed, for screen readers. */
  label: string;
  /** The first column names the row; a link to the row's page stands there. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** What can be done with a row: a last column, and the foot of a card. */
  acts?: ((row: Row) => ReactNode) | undefined;
  details?: RowDetails<Row> | undefined;
}

const frame = {
  position: 'relative',
  overflowX: 'auto',
  fontSize: '0.9375rem',
  '&:focus-visible': { borderRadius: '14px' },
  '& th, & td': { height: 44, px: 1.25, py: '2px', lineHeight: 1.3, verticalAlign: 'middle' },
  '& thead th': { whiteSpace: 'nowrap' },
  '& tbody th': { fontWeight: 600 },
  // A row's acts are as high as the row.
  '& td .MuiButton-root': { minHeight: 38, px: 1.25, py: 0, whiteSpace: 'nowrap' },
  '@media (pointer: coarse)': { '& td .MuiButton-root': { minHeight: 44 } },
  // Rows open by a button of ours beside their name.
  '& :is(.RaDataTable-expandHeader, .RaDataTable-expandIconCell)': { display: 'none' },
  '& .RaDataTable-expandRow > td': { height: 0, px: 3, whiteSpace: 'normal' },
  '& .MuiChip-label': { whiteSpace: 'nowrap' },
  '& .MuiTableSortLabel-root': { minHeight: 36 },
  // Which columns can be sorted by is seen without a pointer over them.
  '& .MuiTableSortLabel-icon': { opacity: 0.5 },
  '& .Mui-active .MuiTableSortLabel-icon': { color: 'primary.main', opacity: 1 },
} as const;

/** The rows of a list: react-admin's table, which scrolls inside its own region where it must; cards in a narrow window. */
export function ListTable<Row extends RaRecord<string>>(props: ListTableProps<Row>) {
  const { label, columns, rows, acts, details } = props;
  const narrow = useNarrow();
  const isOpen = useIsOpen();
  const inRow = acts && ((row: Row) => <Acts>{acts(row)}</Acts>);
  if (narrow)
    return (
      <RowsAsCards
        label={label}
        columns={details === undefined ? columns : [...columns, onCard(details)]}
        rows={rows}
        keyOf={({ id }) => id}
        cardsAtFirst={6}
        {...(inRow && { acts: inRow })}
      />
    );
  return (
    <Card role="region" aria-label={label} tabIndex={0} sx={frame}>
      <DataTable<Row>
        aria-label={label}
        size="medium"
        bulkActionButtons={false}
        rowClick={false}
        {...(details && { expand: <Details details={details} />, isRowExpandable: isOpen })}
      >
        {columns.map((column, at) => (
          <TableColumn key={column.key} column={column} namesRow={at === 0} {...(at === 0 && { details })} />
        ))}
        {inRow && <TableColumn column={{ key: 'acts', label: 'Actions', show: inRow }} />}
      </DataTable>
    </Card>
  );
}

interface TableColumnProps<Row extends RaRecord<string>> {
  column: Column<Row>;
  namesRow?: boolean;
  details?: RowDetails<Row> | undefined;
}

/** The heading of a column, or its cell in a row: react-admin draws each of its columns in both places. */
function TableColumn<Row extends RaRecord<string>>({
  column,
  namesRow = false,
  details,
}: TableColumnProps<Row>) {
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
      render={(row) =>
        details === undefined ? (
          show(row as Row)
        ) : (
          <OpensDetails row={row as Row} details={details}>
            {show(row as Row)}
          </OpensDetails>
        )
      }
    />
  );
}

/** Details on a card, folded away. */
const onCard = <Row,>({ show }: RowDetails<Row>): Column<Row> => ({
  key: 'details',
  label: 'Details',
  onCard: 'line',
  show: (row) => <Disclosure summary="Details">{show(row)}</Disclosure>,
});

function Acts({ children }: { children: ReactNode }) {
  return (
    <Stack direction="row" sx={{ flexWrap: { xs: 'wrap', md: 'nowrap' }, gap: 0.5 }}>
      {children}
    </Stack>
  );
}
