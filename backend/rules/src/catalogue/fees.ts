import { fees, type Fee, type FeeRow } from '../parameters/feeTable';
import { feeTerms, salaryListEnds } from '../parameters/feeTerms';
import { halfYearUpTo, noChargeUpTo, reducedBefore } from '../parameters/surchargeRules';
import { pounds } from '../parameters/units';
import { rowsOf, type CatalogueEntry } from './entry';

/** A number that was worked out, or whose day nobody names, is not certain. */
const certain = ({ dayKnown, confidence }: FeeRow) =>
  dayKnown && confidence !== 'derived' && confidence !== 'unknown';

const inWords = ({ unit }: Fee, { value, range }: FeeRow) =>
  range === undefined ? unit.inWords(value) : `${pounds(range.lowest)} to ${pounds(range.highest)}`;

/** Where there is a range, it stands in place of the figure that sums are made with. */
const valuesOf = (fee: Fee) =>
  rowsOf(fee, certain).map((shown, index) => {
    const row = fee.rows[index];
    return row === undefined ? shown : { ...shown, value: inWords(fee, row) };
  });

/** How the health surcharge is counted. */
const surchargeRules = {
  surcharge_half_year: halfYearUpTo,
  surcharge_none_outside: noChargeUpTo,
  surcharge_reduced_age: reducedBefore,
};

/** What is paid, by the day of payment. */
export const feeEntries = (): readonly CatalogueEntry[] => [
  ...Object.entries(fees).map(([key, fee]): CatalogueEntry => ({
    key: `fee_${key}`,
    area: 'Fees',
    parameter: fee.title,
    rows: valuesOf(fee),
    of: fee,
  })),
  ...Object.entries(surchargeRules).map(([key, rule]): CatalogueEntry => ({
    key,
    area: 'Fees',
    parameter: rule.title,
    rows: rowsOf(rule),
    of: rule,
  })),
  ...Object.entries(feeTerms).map(([key, rule]): CatalogueEntry => ({
    key: `term_${key}`,
    area: 'Fees',
    parameter: rule.title,
    rows: rowsOf(rule),
    of: rule,
  })),
  {
    key: 'salary_list_ends',
    area: 'Fees',
    parameter: salaryListEnds.title,
    rows: rowsOf(salaryListEnds),
    of: salaryListEnds,
  },
];
