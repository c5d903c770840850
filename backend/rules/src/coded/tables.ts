import { citizenshipSentences } from '../sentences/citizenship';
import { citizenshipCalculatorSentences, headlineSentences } from '../sentences/citizenshipCalculator';
import { ilrSentences } from '../sentences/ilrCalculator';
import { settlementSentences } from '../sentences/settlement';

/** The tables whose sentences an answer about settlement or citizenship has, by the names under which they are kept. */
export const tables = {
  settlement: settlementSentences,
  ilr: ilrSentences,
  citizenship: citizenshipSentences,
  citizenshipCalculator: citizenshipCalculatorSentences,
  headline: headlineSentences,
} as const;
export type TableName = keyof typeof tables;

/** Every name under which something in a value is held, also in the values inside it. */
type NamesIn<Value> = Value extends readonly (infer Member)[]
  ? NamesIn<Member>
  : Value extends object
    ? { [Name in keyof Value]: (Name & string) | NamesIn<Value[Name]> }[keyof Value]
    : never;
type FirstParameter<Write> = Write extends (values: infer Values) => string ? Values : never;
type NamesOf<Table> = Table extends unknown
  ? { [Code in keyof Table]: NamesIn<FirstParameter<Table[Code]>> }[keyof Table]
  : never;

/** What the values of these sentences are called. */
export type ValueName = NamesOf<(typeof tables)[TableName]>;

export const isTable = (name: string): name is TableName => Object.hasOwn(tables, name);

export const nameOfTable = (table: object): TableName | undefined =>
  Object.keys(tables)
    .filter(isTable)
    .find((name) => tables[name] === table);
