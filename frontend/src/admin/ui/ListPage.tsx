import type { ReactNode } from 'react';
import { ListBase, useListContext, type RaRecord, type SortPayload } from 'react-admin';
import { messageFor } from '../../api/errors';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { SelectField } from '../../ui/form/SelectField';
import type { IconName } from '../../ui/Icon';
import { ListSkeleton } from '../../ui/ListSkeleton';
import { LoadFailure } from '../../ui/LoadFailure';
import { useNarrow } from '../../ui/useNarrow';
import { listMeta } from '../api/dataProvider';
import { AdminPage } from './AdminPage';
import { DataTable, type Column, type Sorting } from './DataTable';
import { readFilterValues, type FilterField, type FilterValues } from './filterFields';
import { Filters } from './Filters';
import styles from './ListPage.module.css';
import { Pages } from './Pages';

interface ListOf<Row extends RaRecord<string>> {
  /** The list's name under /api/admin, with a shape in `api/resources.ts`. */
  resource: string;
  /** What is listed, in the plural, within a sentence: `events`. */
  noun: string;
  /** The same in the singular: `event`. */
  one: string;
  columns: readonly Column<Row>[];
  filters?: readonly FilterField[];
  /** How the list is sorted until somebody sorts it otherwise. */
  sort: SortPayload;
  /** Above the rows, for what is listed now: a way to save it. */
  tools?: (filter: FilterValues) => ReactNode;
  /** What can be done with a row. */
  rowActions?: (row: Row) => ReactNode;
  /** What stands there while there is nothing, whatever is filtered by. */
  empty: { icon: IconName; text: string };
  /** Sends what is always filtered by, beside what is chosen. */
  always?: Readonly<Record<string, unknown>>;
}

type ListPageProps<Row extends RaRecord<string>> = ListOf<Row> & {
  title: string;
  lead?: ReactNode;
  acts?: ReactNode;
  /** Between heading and list. */
  children?: ReactNode;
};

/** A page with one list: filters, table or cards, and pages, with what is chosen kept in the address. */
export function ListPage<Row extends RaRecord<string>>({
  title,
  lead,
  acts,
  children,
  ...list
}: ListPageProps<Row>) {
  return (
    <AdminPage title={title} lead={lead} acts={acts}>
      {children}
      <List {...list} />
    </AdminPage>
  );
}

/** A list within a page that shows other things too. */
export function List<Row extends RaRecord<string>>(list: ListOf<Row>) {
  return (
    <ListBase
      resource={list.resource}
      sort={list.sort}
      perPage={25}
      // The address alone remembers what was searched for.
      storeKey={false}
      {...(list.always !== undefined && { filter: list.always })}
      // Asked anew each time; what fails is said in the page.
      queryOptions={{ staleTime: 0, onError: () => undefined }}
      disableAuthentication
    >
      <Listed {...list} />
    </ListBase>
  );
}

function Listed<Row extends RaRecord<string>>(list: ListOf<Row>) {
  const { noun, filters = [] } = list;
  const context = useListContext<Row>();
  const { setFilters } = context;
  const filterValues = readFilterValues(context.filterValues);
  return (
    <div className={styles['list']}>
      {filters.length > 0 && (
        <Filters
          // What the address says is what the form shows, wherever it was changed.
          key={JSON.stringify(filterValues)}
          label={`Filter ${noun}`}
          fields={filters}
          values={filterValues}
          onApply={(values) => setFilters(values, undefined, false)}
        />
      )}
      <Rows {...list} />
    </div>
  );
}

function Rows<Row extends RaRecord<string>>(list: ListOf<Row>) {
  const { noun, one, columns, tools, rowActions, empty, filters = [] } = list;
  const context = useListContext<Row>();
  const { data, total, isFetching, refetch, setFilters, sort, setSort } = context;
  const error: unknown = context.error;
  const filterValues = readFilterValues(context.filterValues);
  const failed = error !== null && error !== undefined && !isFetching;
  const failure = failed && (
    <LoadFailure title={`We could not load the ${noun}`} onRetry={() => void refetch()}>
      {messageFor(error, 'Something went wrong on our side. Please try again in a moment.')}
    </LoadFailure>
  );
  if (data === undefined || total === undefined)
    return failure || <ListSkeleton label={`Loading the ${noun}…`} cards={2} />;
  const filtered = filters.some(({ name }) => filterValues[name] !== undefined);
  if (data.length === 0)
    return (
      <>
        {failure}
        <EmptyState
          icon={empty.icon}
          title={filtered ? `No ${noun} fit these filters` : `No ${noun}`}
          actions={
            filtered && (
              <Button look="quiet" onClick={() => setFilters({}, undefined, false)}>
                Show all {noun}
              </Button>
            )
          }
        >
          {filtered ? 'Change them, or clear them to see all.' : empty.text}
        </EmptyState>
      </>
    );
  const sorting: Sorting = {
    field: sort.field,
    descending: sort.order === 'DESC',
    onSort: (field) =>
      setSort({ field, order: sort.field === field && sort.order === 'DESC' ? 'ASC' : 'DESC' }),
  };
  return (
    <>
      {failure}
      <SortChoice columns={columns} sort={sort} onSort={setSort} />
      {tools !== undefined && <div>{tools(filterValues)}</div>}
      <div aria-busy={isFetching} className={styles['rows']}>
        <DataTable
          label={`List of ${noun}`}
          columns={columns}
          rows={data}
          keyOf={({ id }) => id}
          sorting={sorting}
          {...(rowActions !== undefined && { acts: rowActions })}
        />
      </div>
      <Pages
        noun={noun}
        one={one}
        page={context.page}
        perPage={context.perPage}
        shown={data.length}
        total={total}
        more={listMeta.safeParse(context.meta).data?.more ?? false}
        onPage={context.setPage}
      />
    </>
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
