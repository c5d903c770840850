import { keyframes } from '@mui/material/styles';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useEffect, type ReactNode } from 'react';
import { List, useListContext, type RaRecord, type SortPayload } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { SelectField } from '../../../ui/form/SelectField';
import type { IconName } from '../../../ui/Icon';
import { useNarrow } from '../../../ui/useNarrow';
import { AdminPage } from './AdminPage';
import { Answered } from './Answered';
import type { Column } from '../../../ui/table/columns';
import { filterInAddress, readFilterValues, type FilterField, type FilterValues } from './filterFields';
import { Filters } from './Filters';
import { ListTable } from './ListTable';
import { Pages } from './Pages';
import type { RowDetails } from './rowDetails';
import { apart, usePersonalFilter } from './usePersonalFilter';

interface ListOf<Row extends RaRecord<string>> {
  /** The list's name under /api/admin, with a shape in `api/resources.ts`. */
  resource: string;
  /** What is listed, in the plural, within a sentence: `events`. */
  noun: string;
  /** The same in the singular: `event`. */
  one: string;
  columns: readonly Column<Row>[];
  filters: readonly FilterField[];
  /** How the list is sorted until somebody sorts it otherwise. */
  sort: SortPayload;
  /** Above the rows, for what is listed now: a way to save it. */
  tools?: (filter: FilterValues) => ReactNode;
  /** What can be done with a row. */
  rowActions?: (row: Row) => ReactNode;
  details?: RowDetails<Row>;
  /** What stands there while there is nothing, whatever is filtered by. */
  empty: { icon: IconName; text: string };
}

type ListPageProps<Row extends RaRecord<string>> = ListOf<Row> & {
  title: string;
  lead?: ReactNode;
  acts?: ReactNode;
  /** Between heading and list. */
  children?: ReactNode;
};

const sx = {
  '& .RaList-main': { minWidth: 0, gap: 1.5, m: 0 },
  // The library lays out filters in a row with buttons; here they have the width to themselves.
  '& .RaList-actions': { display: 'block', backgroundColor: 'transparent' },
} as const;

/** A page with one list: filters, table or cards, and pages, with what is chosen kept in the address, but for who is searched for. */
export function ListPage<Row extends RaRecord<string>>({
  title,
  lead,
  acts,
  children,
  ...list
}: ListPageProps<Row>) {
  const { resource, noun, one, filters, sort } = list;
  const { values, keep } = usePersonalFilter(resource);
  const elsewhere = useWithoutPersonal(filters);
  // An older address may say whom it searched for: that is taken out of it, and searched for all the same.
  useEffect(() => {
    if (elsewhere !== null) keep(elsewhere.personal);
    // Once for each address.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [elsewhere?.search]);
  if (elsewhere !== null) return <Navigate to={{ search: elsewhere.search }} replace />;
  return (
    <AdminPage title={title} lead={lead} acts={acts}>
      {children}
      <List
        resource={resource}
        sort={sort}
        perPage={25}
        filter={values}
        // The address alone remembers what was chosen.
        storeKey={false}
        // Asked anew each time; what fails, and that there is nothing, is said in the page.
        queryOptions={{ staleTime: 0, onError: () => undefined }}
        disableAuthentication
        error={false}
        empty={false}
        offline={false}
        title={false}
        actions={false}
        exporter={false}
        component="div"
        filters={<Filters label={`Filter ${noun}`} fields={filters} personal={values} onPersonal={keep} />}
        pagination={<Pages noun={noun} one={one} />}
        sx={sx}
      >
        <Rows {...list} personal={values} onPersonal={keep} />
      </List>
    </AdminPage>
  );
}

/** What an address says that must not stand there, and the address without it; null where it says no such thing. */
function useWithoutPersonal(fields: readonly FilterField[]) {
  const query = new URLSearchParams(useLocation().search);
  const { personal, others } = apart(filterInAddress(query.get('filter')), fields);
  if (Object.keys(personal).length === 0) return null;
  query.set('filter', JSON.stringify(others));
  return { personal, search: query.toString() };
}

const waiting = keyframes({ from: { opacity: 0 } });

/** A line and not fainter rows: what stands there can be read while newer rows are on their way. */
const rowsSx = {
  position: 'relative',
  '&[aria-busy="true"]::before': {
    content: '""',
    position: 'absolute',
    inset: '0 14px auto',
    zIndex: 3,
    height: 3,
    borderRadius: '2px',
    backgroundColor: 'primary.main',
    animation: `${waiting} 1400ms ease-in-out 150ms infinite alternate both`,
  },
} as const;

type RowsProps<Row extends RaRecord<string>> = ListOf<Row> & {
  personal: FilterValues;
  onPersonal: (values: FilterValues) => void;
};

function Rows<Row extends RaRecord<string>>(list: RowsProps<Row>) {
  const { noun, columns, tools, rowActions, details, empty, filters, personal, onPersonal } = list;
  const { data, error, isFetching, refetch, setFilters, sort, setSort, ...context } = useListContext<Row>();
  const filterValues = readFilterValues(context.filterValues);
  const filtered = filters.some(({ name }) => (filterValues[name] ?? personal[name]) !== undefined);
  return (
    <Stack spacing={2.5}>
      <Answered query={{ data, error, isFetching: isFetching ?? false, refetch }} what={`the ${noun}`}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              icon={empty.icon}
              title={filtered ? `No ${noun} fit these filters` : `No ${noun}`}
              actions={
                filtered && (
                  <Button
                    look="quiet"
                    onClick={() => {
                      onPersonal({});
                      setFilters({}, undefined, false);
                    }}
                  >
                    Show all {noun}
                  </Button>
                )
              }
            >
              {filtered ? 'Change them, or clear them to see all.' : empty.text}
            </EmptyState>
          ) : (
            <>
              <SortChoice columns={columns} sort={sort} onSort={setSort} />
              {tools !== undefined && <div>{tools(filterValues)}</div>}
              <Box aria-busy={isFetching} sx={rowsSx}>
                <ListTable
                  label={`List of ${noun}`}
                  columns={columns}
                  rows={rows}
                  acts={rowActions}
                  details={details}
                />
              </Box>
            </>
          )
        }
      </Answered>
    </Stack>
  );
}

interface SortChoiceProps<Row> {
  columns: readonly Column<Row>[];
  sort: SortPayload;
  onSort: (sort: SortPayload) => void;
}

/** In a narrow window there are no headings of columns to sort by. */
function SortChoice<Row>({ columns, sort, onSort }: SortChoiceProps<Row>) {
  const narrow = useNarrow();
  const sortable = columns.filter((column) => column.sortable === true);
  if (!narrow || sortable.length === 0) return null;
  return (
    <SelectField
      label="Sort by"
      value={`${sort.field} ${sort.order}`}
      options={sortable.flatMap(({ key, label }) => [
        { value: `${key} ASC`, label: `${label}, upwards` },
        { value: `${key} DESC`, label: `${label}, downwards` },
      ])}
      onChange={({ target }) => {
        const [field = '', order] = target.value.split(' ');
        onSort({ field, order: order === 'ASC' ? 'ASC' : 'DESC' });
      }}
    />
  );
}
