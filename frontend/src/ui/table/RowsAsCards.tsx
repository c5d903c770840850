import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../Button';
import { Disclosure } from '../Disclosure';
import { nameColumn, type Column, type DataTableProps } from './columns';

/** A list with few more than its first cards shows them all. */
const fewMore = 2;

/** The rows as cards, one under the other, or beside each other where there is room for two. */
export function RowsAsCards<Row>(props: Omit<DataTableProps<Row>, 'cardsUpTo'>) {
  const { rows, keyOf, openRow, cardsAtFirst = 8 } = props;
  const [showsAll, setShowsAll] = useState(false);
  /** Rows that were open, wherever they stand: whoever added one, or was led to it, finds it again. */
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLUListElement>(null);
  const openNow = rows.filter((row) => (openRow?.(row) ?? null) !== null).map(keyOf);
  if (openNow.some((key) => !opened.has(key))) setOpened(new Set([...opened, ...openNow]));
  // The form of an open row takes the room of the other cards.
  const atFirst = openNow.length > 0 ? 0 : cardsAtFirst;
  const isShown = (row: Row, at: number) =>
    at < atFirst || (openNow.length > 0 ? openNow.includes(keyOf(row)) : opened.has(keyOf(row)));
  const isCut = !showsAll && rows.length > atFirst + fewMore;

  function showAll(): void {
    const firstHidden = rows.findIndex((row, at) => !isShown(row, at));
    // Rendered before the focus moves on: the button is gone then.
    flushSync(() => setShowsAll(true));
    const next = list.current?.children[firstHidden];
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  }

  return (
    <>
      <Cards {...props} rows={isCut ? rows.filter(isShown) : rows} ref={list} />
      {isCut && (
        <Box sx={{ mt: 1.5 }}>
          <Button look="quiet" onClick={showAll}>
            Show all {rows.length}
          </Button>
        </Box>
      )}
    </>
  );
}

function Cards<Row>(props: Omit<DataTableProps<Row>, 'cardsUpTo'> & { ref: Ref<HTMLUListElement> }) {
  const { label, rows, keyOf, openRow, edgeOf, ref } = props;
  return (
    <Box
      component="ul"
      ref={ref}
      aria-label={label}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(19rem, 100%), 1fr))',
        gap: 1.5,
      }}
    >
      {rows.map((row) => {
        const open = openRow?.(row) ?? null;
        if (open !== null)
          return (
            <Box key={keyOf(row)} component="li" sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
              {open}
            </Box>
          );
        return (
          <Card
            key={keyOf(row)}
            component="li"
            tabIndex={-1}
            sx={{
              display: 'flex',
              '&:focus': { outline: 'none' },
              flexDirection: 'column',
              gap: 1,
              p: '14px 20px 6px',
              fontVariantNumeric: 'tabular-nums',
              overflowWrap: 'anywhere',
              ...(edgeOf !== undefined && { borderLeft: `6px solid ${edgeOf(row) ?? 'var(--line)'}` }),
            }}
          >
            <RowOnCard {...props} row={row} />
          </Card>
        );
      })}
    </Box>
  );
}

function RowOnCard<Row>(props: Omit<DataTableProps<Row>, 'cardsUpTo'> & { row: Row }) {
  const { columns, row, underName, acts, actsOnCard = 'foot', heading = 'p', details } = props;
  const more = details?.show(row) ?? null;
  const name = nameColumn(columns);
  const others = columns.filter((column) => column !== name);
  const at = (place: Column<Row>['onCard']) =>
    others
      .filter(({ onCard = 'fact' }) => onCard === place)
      .map((column) => ({ ...column, value: column.show(row) }));
  const aside = at('aside');
  const facts = at('fact');
  const foot = at('foot');
  return (
    <>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'baseline', justifyContent: 'space-between' }}>
        <Typography variant="h6" component={heading} sx={{ minWidth: 0, lineHeight: 1.4 }}>
          {name?.show(row)}
        </Typography>
        {aside.map(({ key, value }) => (
          <Box key={key} component="span" sx={{ flex: 'none', fontWeight: 600 }}>
            {value}
          </Box>
        ))}
        {actsOnCard === 'top' && (
          <Box
            component="span"
            className="noPrint"
            sx={{ flex: 'none', alignSelf: 'flex-start', m: '-10px -12px -10px 0' }}
          >
            {acts?.(row, 'card')}
          </Box>
        )}
      </Stack>
      {underName?.(row)}
      {at('line').map(({ key, value }) => (
        <Box key={key} sx={{ color: 'text.secondary' }}>
          {value}
        </Box>
      ))}
      {more !== null && (
        <Disclosure summary="Details" open={details?.opens?.(row) ?? false}>
          {more}
        </Disclosure>
      )}
      {facts.length > 0 && (
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))',
            gap: '8px 16px',
            mb: 1,
            pt: 1.25,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          {facts.map(({ key, label, value }) => (
            <div key={key}>
              <Typography component="dt" variant="body2" color="textSecondary">
                {label}
              </Typography>
              <Box component="dd" sx={{ lineHeight: 1.4 }}>
                {value}
              </Box>
            </div>
          ))}
        </Box>
      )}
      {(foot.length > 0 || (acts !== undefined && actsOnCard === 'foot')) && (
        <Foot acts={actsOnCard === 'foot' && acts?.(row, 'card')}>
          {foot.map(({ key, value }) => (
            <span key={key}>{value}</span>
          ))}
        </Foot>
      )}
    </>
  );
}

function Foot({ acts, children }: { acts: ReactNode; children: ReactNode }) {
  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{ alignItems: 'center', minHeight: 44, mt: 'auto', mr: -1.5, color: 'text.secondary' }}
    >
      {children}
      <Stack
        className="noPrint"
        direction="row"
        sx={{ flex: 1, alignItems: 'center', justifyContent: 'flex-end' }}
      >
        {acts}
      </Stack>
    </Stack>
  );
}
