import { citizenshipSentences } from '../sentences/citizenship';
import { citizenshipCalculatorSentences, headlineSentences } from '../sentences/citizenshipCalculator';
import { ilrSentences } from '../sentences/ilrCalculator';
import { settlementSentences } from '../sentences/settlement';

/** The tables with sentences of settlement and citizenship answers, by their stored names. */
export const tables = {
  settlement: settlementSentences,
  ilr: ilrSentences,
  citizenship: citizenshipSentences,
  citizenshipCalculator: citizenshipCalculatorSentences,
  headline: headlineSentences,
} as const;
export type TableName = keyof typeof tables;

/** Every field name in a value, including nested values. */
type NamesIn<Value> = Value extends readonly (infer Member)[]
  ? NamesIn<Member>
  : Value extends object
    ? { [Name in keyof Value]: (Name & string) | NamesIn<Value[Name]> }[keyof Value]
    : never;
type FirstParameter<Write> = Write extends (values: infer Values) => string ? Values : never;
type NamesOf<Table> = Table extends unknown
  ? { [Code in keyof Table]: NamesIn<FirstParameter<Table[Code]>> }[keyof Table]
  : never;

/** The names of the values of these sentences. */
export type ValueName = NamesOf<(typeof tables)[TableName]>;

export const isTable = (name: string): name is TableName => Object.hasOwn(tables, name);

export const findTableName = (table: object): TableName | undefined =>
  Object.keys(tables)
    .filter(isTable)
    .find((name) => tables[name] === table);
