import { fees, type FeeRow } from '../parameters/feeTable';
import { rowsOf, type CatalogueEntry } from './entry';

/** A number that was worked out, or whose day nobody names, is not certain. */
const certain = ({ dayKnown, confidence }: FeeRow) =>
  dayKnown && (confidence === 'quoted' || confidence === 'secondary');

/** What is paid, by the day of payment. */
export const feeEntries = (): readonly CatalogueEntry[] =>
  Object.entries(fees).map(([key, fee]) => ({
    key: `fee_${key}`,
    area: 'Fees',
    parameter: fee.title,
    rows: rowsOf(fee, certain),
    of: fee,
  }));
