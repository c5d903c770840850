import type { ReactNode } from 'react';

export interface Column<Row> {
  /** The field to sort by, where `sortable`. */
  readonly key: string;
  readonly label: string;
  readonly show: (row: Row) => ReactNode;
  readonly sortable?: boolean;
  /** To the right, with tabular figures. */
  readonly number?: boolean;
  /** On one line whatever its length. */
  readonly oneLine?: boolean;
  /**
   * Where it stands on a card. `name`: its heading, and in the table the cell that names the row; the first column where
   * none says so · `aside`: beside the name · `line`: under the name, without its label · `foot`: beside what can be done
   * with the row · `fact`: with its label, which is the rule.
   */
  readonly onCard?: 'name' | 'aside' | 'line' | 'fact' | 'foot';
}

export interface Sorting {
  readonly field: string;
  readonly descending: boolean;
  readonly onSort: (field: string) => void;
}

export interface DataTableProps<Row> {
  /** What is listed, and in which order. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** More about a row, under its name. */
  underName?: (row: Row) => ReactNode;
  /** What stands in the place of a row while it is open, for example its form; null of the others. */
  openRow?: (row: Row) => ReactNode;
  /** What can be done with a row: a last column, and the foot of a card. */
  acts?: (row: Row, place: 'table' | 'card') => ReactNode;
  /** `top`: beside the name, for a single button that opens a menu. */
  actsOnCard?: 'top' | 'foot';
  /** The colour of a row's left edge; it only repeats words of the row. */
  edgeOf?: (row: Row) => string | undefined;
  sorting?: Sorting;
  /** What the name of a card is; a paragraph where the page has no headings for it. */
  heading?: 'h2' | 'h3' | 'h4' | 'p';
  /** Up to this width of the window the rows are cards, because the table has no room. */
  cardsUpTo?: number;
  /** How many cards of a long list are there at first, the rest after a press. */
  cardsAtFirst?: number;
  /** Narrow cells, for a table of many columns. */
  dense?: boolean;
  /** Rows of one line, as high as a button. */
  slim?: boolean;
  /** What opens under a row, and is open on paper; null for a row that has no more to say. */
  details?: {
    readonly nameOf: (row: Row) => string;
    readonly show: (row: Row) => ReactNode;
    /** Whether they stand open at first: what somebody has to see is not behind a button. */
    readonly opens?: (row: Row) => boolean;
  };
  /** A table wider than its place moves sideways, in a `region` that screen readers list, or in a mere `group` of a page with many. */
  scrolls?: 'region' | 'group';
}

/** The column that names the rows. */
export const nameColumn = <Row>(columns: readonly Column<Row>[]): Column<Row> | undefined =>
  columns.find(({ onCard }) => onCard === 'name') ?? columns[0];
