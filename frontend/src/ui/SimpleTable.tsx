import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';

interface Column {
  readonly label: string;
  readonly number?: boolean;
  /** Under the label, what tells it from another. */
  readonly note?: ReactNode;
}

interface SimpleTableProps {
  /** Said by screen readers, where no heading stands above the table. */
  caption?: string;
  columns: readonly (string | Column)[];
  /** The cells of each row. Rows may be equal; their order never changes while the table is on show. */
  rows: readonly (readonly ReactNode[])[];
  /** The first cell names its row. */
  rowHeaders?: boolean;
  /** What the numbers of the last column come to. */
  total?: { readonly label: string; readonly value: ReactNode };
}

const sx = {
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { py: 1, pl: 0, verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& :is(th, td):last-child': { pr: 0 },
  // On a phone the names keep the room of a word, and no head is cut within one.
  '& tr > :first-of-type': { minWidth: '6.5em' },
  // Nor is a sum.
  '& thead :is(th, td), & .MuiTableCell-alignRight': { overflowWrap: 'normal' },
  '& tbody th': { fontWeight: 600 },
  '& tfoot :is(th, td)': { color: 'text.primary', fontWeight: 650 },
  '@media (max-width: 480px)': { fontSize: '0.9375rem' },
  '@media print': { '& th, & td': { py: '3pt' }, '& tr': { breakInside: 'avoid' } },
} as const;

/** A few facts in rows and columns, as they stand: nothing can be sorted or pressed. */
export function SimpleTable({ caption, columns, rows, rowHeaders = false, total }: SimpleTableProps) {
  const shape = columns.map((column) => (typeof column === 'string' ? { label: column } : column));
  const align = (index: number) => (shape[index]?.number === true ? 'right' : 'left');
  return (
    <Table sx={sx}>
      {caption !== undefined && <caption className="visuallyHidden">{caption}</caption>}
      <TableHead>
        <TableRow>
          {shape.map(({ label, note }, index) => (
            <TableCell key={index} align={align(index)}>
              {label}
              {note}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((cells, row) => (
          <TableRow key={row}>
            {cells.map((cell, index) => (
              <TableCell
                key={index}
                align={align(index)}
                {...(rowHeaders && index === 0 && { component: 'th', scope: 'row' })}
              >
                {cell}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
      {total !== undefined && (
        <TableFooter>
          <TableRow>
            <TableCell component="th" scope="row" colSpan={columns.length - 1} variant="body">
              {total.label}
            </TableCell>
            <TableCell align={align(columns.length - 1)} variant="body">
              {total.value}
            </TableCell>
          </TableRow>
        </TableFooter>
      )}
    </Table>
  );
}
