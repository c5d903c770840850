import { fees, type Fee, type FeeRow } from '../parameters/feeTable';
import { rowsOf, type CatalogueEntry } from './entry';

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
    rows: rowsOf(fee.rows, { value: ({ value }) => pounds(value) + per[fee.unit], confirmed: certain }),
    of: fee,
  }));
