import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { TablePaginationActionsProps } from '@mui/material/TablePaginationActions';
import { Pagination, useListContext } from 'react-admin';
import { Button } from '../../../ui/Button';
import { listMeta } from '../api/dataProvider';
import { countOf } from './labels';

interface PagesProps {
  /** What is listed, within a sentence: `events`, and `event` where there is one. */
  noun: string;
  one: string;
}

const sx = {
  p: '0 !important',
  color: 'text.secondary',
  overflow: 'visible',
  '& .MuiToolbar-root': { flexWrap: 'wrap', gap: '12px 24px', minHeight: 0, p: 0 },
  '& .MuiTablePagination-spacer': { display: 'none' },
  '& .MuiTablePagination-displayedRows': {
    flex: '1 1 auto',
    fontSize: '1.0625rem',
    fontVariantNumeric: 'tabular-nums',
  },
} as const;

/** Which part of a list is on show, and the ways to the parts beside it. */
export function Pages({ noun, one }: PagesProps) {
  const list = useListContext();
  const { data, total, page, perPage } = list;
  // Not known while nothing has come.
  if (data === undefined || total === undefined || data.length === 0) return null;
  const more = listMeta.safeParse(list.meta).data?.more ?? false;
  const first = (page - 1) * perPage + 1;
  const last = first + data.length - 1;
  const range = first === last ? first : `${first} to ${last}`;
  const narrowIt = page * perPage >= total && more ? '. Narrow the list with filters to see the others.' : '';
  const shown = `${range} of ${countOf(total, more)} ${total === 1 ? one : noun}${narrowIt}`;
  const several = total > perPage;
  return (
    <Box {...(several && { component: 'nav', 'aria-label': `Pages of ${noun}` })}>
      <Pagination
        rowsPerPageOptions={[]}
        slotProps={{ displayedRows: { role: 'status' } }}
        sx={sx}
        // What it passes on to the table's own, and its types do not name.
        {...{ ActionsComponent: several ? PageButtons : None, labelDisplayedRows: () => shown }}
      />
    </Box>
  );
}

function None() {
  return null;
}

/** To the pages before and after; one that leads nowhere keeps the focus, which a disabled button would lose. */
function PageButtons({ page, count, rowsPerPage, onPageChange }: TablePaginationActionsProps) {
  const last = (page + 1) * rowsPerPage >= count;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
      <Button
        look="quiet"
        icon="arrowLeft"
        aria-disabled={page === 0}
        onClick={(event) => page > 0 && onPageChange(event, page - 1)}
      >
        Previous
      </Button>
      <Button
        look="quiet"
        iconAfter="arrowRight"
        aria-disabled={last}
        onClick={(event) => !last && onPageChange(event, page + 1)}
      >
        Next
      </Button>
    </Stack>
  );
}
