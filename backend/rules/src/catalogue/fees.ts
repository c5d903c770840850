import { addDays } from '../calendar/civilDate';
import { fees, type Fee, type FeeRow } from '../parameters/feeTable';
import { sources } from '../parameters/sources';
import { rowsOf, undated, type CatalogueEntry, type CatalogueRow } from './entry';

const per: Readonly<Record<Fee['unit'], string>> = {
  person: '',
  attempt: ' an attempt',
  year: ' a year',
  addition: ' more',
};

/** `£3,226`, `£19.20`, `Free`. */
function pounds(amount: number): string {
  if (amount === 0) return 'Free';
  const [whole = '', pence = '00'] = amount.toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `£${grouped}${pence === '00' ? '' : `.${pence}`}`;
}

/** A number that was worked out, or whose day nobody names, is not certain. */
const certain = ({ dayKnown, standing }: FeeRow) =>
  dayKnown && (standing === 'quoted' || standing === 'secondary');

/** What is paid, by the day of payment. */
export const feeEntries = (): readonly CatalogueEntry[] =>
  Object.entries(fees).map(([key, fee]) => ({
    key: `fee_${key}`,
    area: 'Fees',
    parameter: fee.title,
    rows: feeRows(fee),
    of: fee,
  }));

/** What is charged, and from when on nobody knows how much. */
function feeRows({ rows, unit, notKnownFrom }: Fee): readonly CatalogueRow[] {
  const known = rowsOf(rows, { value: ({ value }) => pounds(value) + per[unit], confirmed: certain });
  if (notKnownFrom === undefined) return known;
  return [
    ...known.map((row) => ({ ...row, to: row.to ?? addDays(notKnownFrom, -1) })),
    { ...undated('Not known', sources.feeTable, false), from: notKnownFrom },
  ];
}
