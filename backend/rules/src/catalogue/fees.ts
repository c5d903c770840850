import { fees, type Fee, type FeeRow } from '../parameters/feeTable';
import { feeTerms, salaryListEnds } from '../parameters/feeTerms';
import { surchargeRules } from '../parameters/surchargeRules';
import { pounds } from '../parameters/units';
import { entry, listEntries, formatRows, type CatalogueEntry } from './entry';

const area = 'Fees';

/** A calculated number, or one without a known day, is not certain. */
const isCertain = ({ dayKnown, confidence }: FeeRow) =>
  dayKnown && confidence !== 'derived' && confidence !== 'unknown';

const inWords = ({ unit }: Fee, { value, range }: FeeRow) =>
  range === undefined ? unit.inWords(value) : `${pounds(range.lowest)} to ${pounds(range.highest)}`;

/** Shows a range instead of the figure used in sums. */
const formatFeeRows = (fee: Fee) =>
  formatRows(fee, isCertain).map((shown, index) => {
    const row = fee.rows[index];
    return row === undefined ? shown : { ...shown, value: inWords(fee, row) };
  });

/** The fees, by day of payment. */
export const feeEntries = (): readonly CatalogueEntry[] => [
  ...Object.entries(fees).map(([key, fee]) => ({
    ...entry(area, `fee_${key}`, fee),
    rows: formatFeeRows(fee),
  })),
  ...listEntries(area, surchargeRules, 'surcharge_'),
  ...listEntries(area, feeTerms, 'term_'),
  ...listEntries(area, { salaryListEnds }),
];
