import { addresses, collectionContract } from '@settlewise/contract/collections';
import { findCountry } from '@settlewise/contract/countries';
import type { CivilDate } from '@settlewise/rules/calendar';
import Papa from 'papaparse';
import type { Address } from '../../../record/addresses/staysOf';
import { requestOf } from '../../../ui/form/formValues';

/** A row of a table of addresses, and what becomes of it. */
export interface ReadAddress {
  /** As a spreadsheet counts: the first row is 1. */
  readonly row: number;
  readonly typed: readonly string[];
  readonly outcome: 'new' | 'already_there' | 'refused';
  readonly problems: readonly string[];
  /** What is sent; null where the row is refused. */
  readonly request: Readonly<Record<string, unknown>> | null;
}

/** The order of a table without a heading, which is that of the file that can be saved here. */
const columns = ['from', 'to', 'line1', 'line2', 'town', 'postcode', 'country', 'role', 'withWhom'] as const;
type Column = (typeof columns)[number];

/** Tried in this order. */
const words: readonly (readonly [Column, RegExp])[] = [
  ['withWhom', /with/],
  ['line2', /line ?2|address ?2|flat/],
  ['line1', /line ?1|address|street/],
  ['postcode', /post ?code|zip/],
  ['town', /town|city/],
  ['country', /countr/],
  ['role', /role|how/],
  ['from', /from|start|moved in|since/],
  ['to', /^to$|until|end|moved out/],
];

const { recordRequest } = collectionContract(addresses);

/**
 * Reads a table of addresses, as it is pasted from a spreadsheet or saved as CSV.
 * @param list the addresses of the record: rows that say the same are not added again
 */
export function readAddresses(
  text: string,
  list: readonly Address[],
  today: CivilDate,
): readonly ReadAddress[] {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, '').trim(), { skipEmptyLines: 'greedy' });
  const [first = []] = data;
  const heading = first.map(columnNamed);
  const hasHeading = heading.filter((column) => column !== null).length >= 3 && !first.some(isDate);
  const order = hasHeading ? heading : columns;
  const known = new Set(list.map(sameness));
  return data.slice(hasHeading ? 1 : 0).map((cells, index): ReadAddress => {
    const under = (column: Column) => withoutGuard((cells[order.indexOf(column)] ?? '').trim());
    const typed = requestOf(
      addresses.fields,
      {
        ...Object.fromEntries(columns.map((column) => [column, under(column)])),
        country:
          under('country') === ''
            ? 'united_kingdom'
            : (findCountry(under('country'))?.value ?? under('country')),
        role: valueOf(addresses.fields.role.kind.options, under('role')),
      },
      today,
    );
    const isMonth = [typed['from'], typed['to']].some(
      (date) => typeof date === 'string' && date.length === 7,
    );
    const request = { ...typed, precision: isMonth ? 'month' : 'day' };
    const checked = recordRequest.safeParse(request);
    const row = { row: index + (hasHeading ? 2 : 1), typed: cells };
    if (!checked.success)
      return {
        ...row,
        outcome: 'refused',
        request: null,
        problems: [...new Set(checked.error.issues.map(({ message }) => message))],
      };
    const same = sameness(request);
    const outcome = known.has(same) ? 'already_there' : 'new';
    known.add(same);
    return { ...row, outcome, problems: [], request };
  });
}

const columnNamed = (cell: string): Column | null => {
  const text = cell.trim().toLowerCase();
  return words.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
};

/** A year or a date: no heading has one. */
const isDate = (cell: string) => /\d{4}|\d[/.-]\d/.test(cell);

/** A value of a list, by itself or by what people read for it; anything else stays, to be refused as such. */
function valueOf(options: readonly { readonly value: string; readonly label: string }[], typed: string) {
  const text = typed.toLowerCase();
  return options.find(({ value, label }) => value === text || label.toLowerCase() === text)?.value ?? typed;
}

/** What a saved file puts before a cell that a spreadsheet would take for a formula. */
const withoutGuard = (cell: string) => (/^'[=+\-@]/.test(cell) ? cell.slice(1) : cell);

/** Two addresses are the same by where they are and when they began. */
const sameness = ({ line1, town, from }: Partial<Record<keyof Address, unknown>>): string =>
  JSON.stringify([line1, town, from]).toLowerCase();
