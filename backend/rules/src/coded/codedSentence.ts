import type { ReasonStatus } from '../assessment/reason';
import type { Source } from '../parameters/source';
import { sources } from '../parameters/sources';
import { citizenshipSentences } from '../sentences/citizenship';
import { citizenshipCalculatorSentences, headlineSentences } from '../sentences/citizenshipCalculator';
import { ilrSentences } from '../sentences/ilrCalculator';
import { settlementSentences } from '../sentences/settlement';
import type { SaidSentence } from '../sentences/table';
import { isOwnText } from './ownTexts';

/** The tables whose sentences an answer about settlement or citizenship has, by the names under which they are kept. */
const tables = {
  ...{ settlement: settlementSentences, ilr: ilrSentences, citizenship: citizenshipSentences },
  ...{ citizenshipCalculator: citizenshipCalculatorSentences, headline: headlineSentences },
} as const;
type TableName = keyof typeof tables;

/** What a sentence is made with: numbers, days, codes and texts of the rules' own. */
export type CodedValue =
  string | number | boolean | null | readonly CodedValue[] | { readonly [name: string]: CodedValue };

/** A sentence as a code and values. The program that reads it writes the words, so nobody else can choose them. */
export interface CodedSentence {
  /** The table, and the code in it. */
  readonly sentence: readonly [table: string, code: string];
  readonly values: CodedValue;
}

/** The numbers, days and standing of a reason. */
interface Numbers {
  readonly code: string;
  readonly days?: number | undefined;
  readonly limit?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly standing?: ReasonStatus | undefined;
}

/** A reason without its words. */
export interface CodedReason extends CodedSentence, Numbers {
  /** Its key among the program's sources. */
  readonly source: string;
}

/** A reason as it is read. */
interface ReasonInWords extends Numbers {
  readonly message: string;
  readonly source: Source;
}

/** All sentences of a calculation, by their text. */
type SentencesByText = ReadonlyMap<string, SaidSentence>;

/** @returns null for a text that the calculation did not make */
export function codeSentence(text: string, sentences: SentencesByText): CodedSentence | null {
  const sentence = sentences.get(text);
  const table = sentence === undefined ? undefined : nameOfTable(sentence.table);
  const values = codeValue(sentence?.values);
  return sentence === undefined || table === undefined || values === undefined
    ? null
    : { sentence: [table, sentence.code], values };
}

/** @returns null for what is no sentence of this program */
export function saySentence({ sentence: [table, code], values }: CodedSentence): string | null {
  const isKnown = isTable(table) && Object.hasOwn(tables[table], code);
  const write: unknown = isKnown ? Reflect.get(tables[table], code) : null;
  if (typeof write !== 'function' || !isOwn(values)) return null;
  try {
    const text: unknown = Reflect.apply(write, null, [values]);
    return typeof text === 'string' && !lacksValue.test(text) ? text : null;
  } catch {
    // The values are those of another sentence.
    return null;
  }
}

/** @returns null for a reason that the calculation did not give */
export function codeReason(reason: ReasonInWords, sentences: SentencesByText): CodedReason | null {
  const { message, source: of, code, days, limit, from, to, standing } = reason;
  const sentence = codeSentence(message, sentences);
  const source = keyOfSource(of);
  if (sentence === null || source === undefined) return null;
  return { ...sentence, source, code, ...known({ days, limit, from, to, standing }) };
}

/** @returns null for what is no sentence, or no source, of this program */
export function sayReason({ sentence, values, source: key, ...numbers }: CodedReason): ReasonInWords | null {
  const message = saySentence({ sentence, values });
  const source = isKey(key) ? sources[key] : null;
  return message === null || source === null ? null : { ...numbers, message, source };
}

const lacksValue = /undefined|NaN|\[object|Infinity/;

const isTable = (name: string): name is TableName => Object.hasOwn(tables, name);
const nameOfTable = (table: object): TableName | undefined =>
  Object.keys(tables)
    .filter(isTable)
    .find((name) => tables[name] === table);

/** @returns undefined where there is a text that is none of the rules' own */
function codeValue(value: unknown): CodedValue | undefined {
  const coded: unknown = value === undefined ? null : JSON.parse(JSON.stringify(value));
  return isOwn(coded) ? coded : undefined;
}

/** Whether every text in it is one of the rules' own. */
function isOwn(value: unknown): value is CodedValue {
  if (typeof value === 'string') return isOwnText(value);
  if (value === null || typeof value !== 'object') return typeof value !== 'undefined';
  return Object.values(value).every(isOwn);
}

const isKey = (key: string): key is keyof typeof sources => Object.hasOwn(sources, key);
const keyOfSource = ({ title, url }: Pick<Source, 'title' | 'url'>): string | undefined =>
  Object.entries(sources).find(([, source]) => source.title === title && source.url === url)?.[0];

const known = <Part extends object>(part: Part): Partial<Part> =>
  Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as Partial<Part>;
