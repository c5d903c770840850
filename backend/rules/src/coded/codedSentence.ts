import type { ReasonStatus } from '../assessment/reason';
import type { Source } from '../parameters/source';
import { sources } from '../parameters/sources';
import type { SaidSentence } from '../sentences/table';
import { areOwnValues, isCount } from './ownValues';
import { isTable, findTableName, tables } from './tables';

/** The values of a sentence: numbers, days, codes and texts from the rules. */
export type CodedValue =
  string | number | boolean | null | readonly CodedValue[] | { readonly [name: string]: CodedValue };

/** A sentence as a code and values. The reading program writes the words, so no other text can be injected. */
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

/** A reason in words. */
interface ReasonInWords extends Numbers {
  readonly message: string;
  readonly source: Source;
}

/** All sentences of a calculation, by their text. */
type SentencesByText = ReadonlyMap<string, SaidSentence>;

/** @returns null for a text that the calculation did not create */
export function codeSentence(text: string, sentences: SentencesByText): CodedSentence | null {
  const sentence = sentences.get(text);
  const table = sentence === undefined ? undefined : findTableName(sentence.table);
  const values = codeValue(sentence?.values);
  return sentence === undefined || table === undefined || values === undefined
    ? null
    : { sentence: [table, sentence.code], values };
}

/** @returns null if it is not a sentence of this program */
export function saySentence({ sentence: [table, code], values }: CodedSentence): string | null {
  const isKnown = isTable(table) && Object.hasOwn(tables[table], code);
  const write: unknown = isKnown ? Reflect.get(tables[table], code) : null;
  if (typeof write !== 'function' || !areOwnValues(values)) return null;
  try {
    const text: unknown = Reflect.apply(write, null, [values]);
    return typeof text === 'string' && !lacksValue.test(text) ? text : null;
  } catch {
    // The values belong to another sentence.
    return null;
  }
}

/**
 * Writes the headline shown instead of a verdict.
 * @returns null for any other sentence
 */
export const sayHeadline = (coded: CodedSentence): string | null =>
  coded.sentence[0] === 'headline' ? saySentence(coded) : null;

/**
 * Writes the margin of the days of travel.
 * @returns null for any other sentence
 */
export const sayMargin = (coded: CodedSentence): string | null =>
  tablesOfMargins.has(coded.sentence[0]) && coded.sentence[1] === 'other_count_differs'
    ? saySentence(coded)
    : null;

const tablesOfMargins: ReadonlySet<string> = new Set(['settlement', 'citizenship']);

/** @returns null for a reason that the calculation did not give */
export function codeReason(reason: ReasonInWords, sentences: SentencesByText): CodedReason | null {
  const { message, source: of, code, days, limit, from, to, standing } = reason;
  const sentence = codeSentence(message, sentences);
  const source = findSourceKey(of);
  if (sentence === null || source === undefined) return null;
  return { ...sentence, source, code, ...pickDefined({ days, limit, from, to, standing }) };
}

/** @returns null if the sentence or source is not of this program */
export function sayReason({ sentence, values, source: key, ...numbers }: CodedReason): ReasonInWords | null {
  if (!isCount(numbers.days ?? 0) || !isCount(numbers.limit ?? 0)) return null;
  const message = saySentence({ sentence, values });
  const source = isKey(key) ? sources[key] : null;
  return message === null || source === null ? null : { ...numbers, message, source };
}

const lacksValue = /undefined|NaN|\[object|Infinity|\bnull\b/;

/** @returns undefined if the rules cannot have created the value */
function codeValue(value: unknown): CodedValue | undefined {
  const coded: unknown = value === undefined ? null : JSON.parse(JSON.stringify(value));
  return areOwnValues(coded) ? (coded as CodedValue) : undefined;
}

const isKey = (key: string): key is keyof typeof sources => Object.hasOwn(sources, key);
const findSourceKey = ({ title, url }: Pick<Source, 'title' | 'url'>): string | undefined =>
  Object.entries(sources).find(([, source]) => source.title === title && source.url === url)?.[0];

const pickDefined = <Part extends object>(part: Part): Partial<Part> =>
  Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as Partial<Part>;
