import type { ReactNode } from 'react';
import { useNarrow } from '../../ui/useNarrow';
import styles from './DataTable.module.css';

export interface Column<Row> {
  /** The field to sort by, where `sortable`. */
  readonly key: string;
  readonly label: string;
  readonly sortable?: boolean;
  /** To the right, with tabular figures. */
  readonly number?: boolean;
  readonly show: (row: Row) => ReactNode;
}

export interface Sorting {
  readonly field: string;
  readonly descending: boolean;
  readonly onSort: (field: string) => void;
}

interface DataTableProps<Row> {
  /** What is listed, for screen readers. */
  label: string;
  /** The first column names the row; a link to the row's page stands there. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  sorting?: Sorting;
  /** What can be done with a row: a last column, and the foot of a card. */
  acts?: (row: Row) => ReactNode;
  /** Whether it is one of the places that screen readers list; not where many stand on a page. */
  landmark?: boolean;
}

/** Rows as a table, which scrolls inside its own region where it must; as cards in a narrow window. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  return useNarrow() ? <Cards {...props} /> : <WideTable {...props} />;
}

function WideTable<Row>({
  label,
  columns,
  rows,
  keyOf,
  sorting,
  acts,
  landmark = true,
}: DataTableProps<Row>) {
  return (
    <div role={landmark ? 'region' : 'group'} aria-label={label} tabIndex={0} className={styles['frame']}>
      <table className={styles['table']}>
        <caption className="visuallyHidden">{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} sorting={sorting} />
            ))}
            {acts !== undefined && <th scope="col">Actions</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ key, number, show }, at) => {
                const className = number === true ? styles['number'] : undefined;
                return at === 0 ? (
                  <th key={key} scope="row" className={className}>
                    {show(row)}
                  </th>
                ) : (
                  <td key={key} className={className}>
                    {show(row)}
                  </td>
                );
              })}
              {acts !== undefined && (
                <td>
                  <div className={styles['acts']}>{acts(row)}</div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function HeadCell<Row>({ column, sorting }: { column: Column<Row>; sorting: Sorting | undefined }) {
  const { key, label, sortable = false, number } = column;
  const className = number === true ? styles['number'] : undefined;
  if (!sortable || sorting === undefined)
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    );
  const sorted = sorting.field === key ? (sorting.descending ? 'descending' : 'ascending') : 'none';
  return (
    <th scope="col" className={className} aria-sort={sorted}>
      <button type="button" className={styles['sort']} onClick={() => sorting.onSort(key)}>
        {label}
        <span aria-hidden="true" className={styles['arrow']}>
          {sorted === 'none' ? '↕' : sorted === 'ascending' ? '↑' : '↓'}
        </span>
      </button>
    </th>
  );
}

function Cards<Row>({ label, columns, rows, keyOf, acts }: DataTableProps<Row>) {
  const [first, ...others] = columns;
  return (
    <ul aria-label={label} className={styles['cards']}>
      {rows.map((row) => (
        <li key={keyOf(row)} className={styles['card']}>
          <p className={styles['cardName']}>{first?.show(row)}</p>
          <dl className={styles['facts']}>
            {others.map((column) => (
              <div key={column.key}>
                <dt>{column.label}</dt>
                <dd>{column.show(row)}</dd>
              </div>
            ))}
          </dl>
          {acts !== undefined && <div className={styles['acts']}>{acts(row)}</div>}
        </li>
      ))}
    </ul>
  );
}
