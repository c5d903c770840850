import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { Fragment, useState } from 'react';
import { usePrinting } from '../print/usePrinting';
import { OpensDetails } from './OpensDetails';
import { nameColumn, type Column, type DataTableProps, type Sorting } from './columns';

const slimSx = {
  fontSize: '0.9375rem',
  '& tbody :is(th, td)': { height: 44, px: 1.25, py: '2px', lineHeight: 1.3 },
  '& tbody .MuiButton-root': { minHeight: 38, px: 1.25, py: 0, fontSize: '0.9375rem' },
  '@media (pointer: coarse)': { '& tbody .MuiButton-root': { minHeight: 44 } },
} as const;

const tableSx = (dense: boolean, slim: boolean) =>
  ({
    fontVariantNumeric: 'tabular-nums',
    ...(slim && slimSx),
    ...(dense && { fontSize: '0.9375rem', '& th, & td': { px: 0.75, lineHeight: 1.4 } }),
    '& thead th': { py: 1.75, lineHeight: 1.3, verticalAlign: 'bottom' },
    '& tbody th': { fontWeight: 600, overflowWrap: 'anywhere' },
    '@media print': {
      '& tr': { breakInside: 'avoid' },
      '& :is(th, td)': { px: 0, py: '5px', pr: 1, verticalAlign: 'top' },
    },
  }) as const;

/** A pill in it as well, which would else be cut into lines as narrow as its longest word. */
const onOneLine = { whiteSpace: 'nowrap', '& .MuiChip-label': { whiteSpace: 'nowrap' } } as const;

// Named three times: stronger than the padding of all cells.
const firstCell = { '&&&': { pl: 2.5, '@media print': { pl: 0 } } };

/** The rows as a table. */
export function RowsAsTable<Row>(props: Omit<DataTableProps<Row>, 'cardsUpTo'>) {
  const { label, columns, rows, keyOf, underName, acts, openRow, edgeOf } = props;
  const { sorting, dense = false, slim = false, scrolls, details } = props;
  const printing = usePrinting();
  /** Rows whose details were opened, or closed where they stood open at first. */
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const toggle = (key: string) =>
    setTurned(
      turned.has(key) ? new Set([...turned].filter((other) => other !== key)) : new Set([...turned, key]),
    );
  const name = nameColumn(columns);
  return (
    <Card
      {...(scrolls !== undefined && { role: scrolls, 'aria-label': label, tabIndex: 0 })}
      sx={{
        ...(scrolls !== undefined && { position: 'relative', overflowX: 'auto' }),
        // The edge of a row follows the round corners; without one, a tooltip may reach out of the table.
        ...(edgeOf !== undefined && { overflow: 'hidden' }),
        '@media print': { border: 0, breakInside: 'auto', overflow: 'visible' },
      }}
    >
      <Table sx={tableSx(dense, slim)}>
        <caption className="visuallyHidden">{label}</caption>
        <TableHead>
          <TableRow>
            {columns.map((column, at) => (
              <HeadCell key={column.key} column={column} isFirst={at === 0} sorting={sorting} />
            ))}
            {acts !== undefined && (
              <TableCell className="noPrint" align="right">
                Actions
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => {
            const open = openRow?.(row) ?? null;
            if (open !== null)
              return (
                <TableRow key={keyOf(row)}>
                  <TableCell colSpan={columns.length + (acts === undefined ? 0 : 1)} sx={{ p: 1.5 }}>
                    {open}
                  </TableCell>
                </TableRow>
              );
            const edge = edgeOf?.(row);
            const key = keyOf(row);
            const more = details?.show(row) ?? null;
            const isOpen = printing || turned.has(key) !== (details?.opens?.(row) ?? false);
            return (
              <Fragment key={key}>
                <TableRow>
                  {columns.map((column, at) => (
                    <TableCell
                      key={column.key}
                      {...alignOf(column)}
                      {...(column === name && { component: 'th', scope: 'row' })}
                      sx={{
                        ...(at === 0 && firstCell),
                        ...(at === 0 && edge !== undefined && { boxShadow: `inset 5px 0 ${edge}` }),
                        ...(column === name && { width: '30%' }),
                        ...(column.oneLine === true && onOneLine),
                      }}
                    >
                      {column === name && details !== undefined && more !== null ? (
                        <OpensDetails name={details.nameOf(row)} open={isOpen} onToggle={() => toggle(key)}>
                          {column.show(row)}
                        </OpensDetails>
                      ) : (
                        column.show(row)
                      )}
                      {column === name && underName?.(row)}
                    </TableCell>
                  ))}
                  {acts !== undefined && (
                    <TableCell
                      className="noPrint"
                      align="right"
                      sx={{ width: '1%', py: 0.5, whiteSpace: 'nowrap' }}
                    >
                      {acts(row, 'table')}
                    </TableCell>
                  )}
                </TableRow>
                {more !== null && isOpen && (
                  <TableRow>
                    <TableCell
                      colSpan={columns.length + (acts === undefined ? 0 : 1)}
                      sx={{ '&&&': { px: 3, py: 1.5 } }}
                    >
                      {more}
                    </TableCell>
                  </TableRow>
                )}
              </Fragment>
            );
          })}
        </TableBody>
      </Table>
    </Card>
  );
}

const alignOf = <Row,>({ number }: Column<Row>) => (number === true ? { align: 'right' as const } : {});

interface HeadCellProps<Row> {
  column: Column<Row>;
  isFirst: boolean;
  sorting: Sorting | undefined;
}

function HeadCell<Row>({ column, isFirst, sorting }: HeadCellProps<Row>) {
  const { key, label, sortable = false } = column;
  const look = { ...alignOf(column), ...(isFirst && { sx: firstCell }) };
  if (!sortable || sorting === undefined) return <TableCell {...look}>{label}</TableCell>;
  const sorted = sorting.field === key;
  const direction = sorting.descending ? 'desc' : 'asc';
  return (
    <TableCell {...look} aria-sort={sorted ? (sorting.descending ? 'descending' : 'ascending') : 'none'}>
      <TableSortLabel
        active={sorted}
        {...(sorted && { direction })}
        // That others can be sorted by shows without pointing at them.
        sx={{ minHeight: 36, '& .MuiTableSortLabel-icon': { opacity: sorted ? 1 : 0.35 } }}
        onClick={() => sorting.onSort(key)}
      >
        {label}
      </TableSortLabel>
    </TableCell>
  );
}
