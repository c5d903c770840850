import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import {
  useExpanded,
  useRecordContext,
  useResourceContext,
  useStore,
  type Identifier,
  type RaRecord,
} from 'react-admin';
import { IconButton } from '../../../ui/Button';

/** What is to be known of a row besides, which opens under it. */
export interface RowDetails<Row> {
  /** What the row is called, within a sentence. */
  readonly nameOf: (row: Row) => string;
  readonly show: (row: Row) => ReactNode;
}

const openerSx = {
  flex: 'none',
  // Read after the name, and drawn before it.
  order: -1,
  width: 36,
  height: 36,
  ml: -1,
  '@media (pointer: coarse)': { width: 44, height: 44 },
  '& svg': { transition: 'transform 120ms' },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
} as const;

interface OpensDetailsProps<Row extends RaRecord<string>> {
  row: Row;
  details: RowDetails<Row>;
  children: ReactNode;
}

/** The cell that names a row, with a button that opens its details. The library's own cannot be reached by keyboard. */
export function OpensDetails<Row extends RaRecord<string>>(props: OpensDetailsProps<Row>) {
  const { row, details, children } = props;
  const resource = useResourceContext() ?? '';
  const [open, toggle] = useExpanded(resource, row.id);
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
      {children}
      <IconButton
        icon="chevronDown"
        label={`Details: ${details.nameOf(row)}`}
        aria-expanded={open}
        aria-controls={`${resource}-${row.id}-expand`}
        sx={openerSx}
        onClick={() => toggle()}
      />
    </Stack>
  );
}

/** Whether the details of a row are open, as `useExpanded` keeps it: a closed one has no row of the table for them. */
export function useIsOpen() {
  const resource = useResourceContext() ?? '';
  const [open] = useStore<readonly Identifier[]>(`${resource}.datagrid.expanded`, []);
  return ({ id }: RaRecord): boolean => open.includes(id);
}

/** What opens under a row. */
export function Details<Row extends RaRecord<string>>({ details }: { details: RowDetails<Row> }) {
  const row = useRecordContext<Row>();
  return row === undefined ? null : details.show(row);
}
