import { fees, type Fee, type FeeRow } from '../parameters/feeTable';
import { feeTerms, salaryListEnds } from '../parameters/feeTerms';
import { surchargeRules } from '../parameters/surchargeRules';
import { pounds } from '../parameters/units';
import { entry, listEntries, rowsOf, type CatalogueEntry } from './entry';

const area = 'Fees';

/** A number that was worked out, or whose day nobody names, is not certain. */
const isCertain = ({ dayKnown, confidence }: FeeRow) =>
  dayKnown && confidence !== 'derived' && confidence !== 'unknown';

const inWords = ({ unit }: Fee, { value, range }: FeeRow) =>
  range === undefined ? unit.inWords(value) : `${pounds(range.lowest)} to ${pounds(range.highest)}`;

/** Shows a range instead of the figure that sums are made with. */
const rowsOfFee = (fee: Fee) =>
  rowsOf(fee, isCertain).map((shown, index) => {
    const row = fee.rows[index];
    return row === undefined ? shown : { ...shown, value: inWords(fee, row) };
  });

/** What is paid, by the day of payment. */
export const feeEntries = (): readonly CatalogueEntry[] => [
  ...Object.entries(fees).map(([key, fee]) => ({ ...entry(area, `fee_${key}`, fee), rows: rowsOfFee(fee) })),
  ...listEntries(area, surchargeRules, 'surcharge_'),
  ...listEntries(area, feeTerms, 'term_'),
  ...listEntries(area, { salaryListEnds }),
];
