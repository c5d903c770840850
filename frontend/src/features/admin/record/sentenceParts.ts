import type { PersonHistoryResponse } from '@settlewise/contract/admin';
import { fieldWords } from './fieldWords';
import { kindOf } from './labels';

/** What an event holds, and what it changed: known while the record is open. */
export type Told = Pick<PersonHistoryResponse['events'][number], 'content' | 'changes'>;

/** What an event says to people. */
export interface Sentence {
  /** That it happened, without anything of what it holds. */
  readonly plain: string;
  /** The same with what of, once the record is open. */
  readonly whole?: (event: Told) => string;
}

/** Something that is recorded. */
export interface Thing {
  readonly name: string;
  /** Which one it is, where the event tells: `child`. */
  readonly which?: (event: Told) => string | null;
}

const named = ({ name, which }: Thing, event: Told): string => {
  const one = which?.(event) ?? null;
  return one === null ? name : `${name} (${one})`;
};

/** `Task added`, `Task (Ask the employer) added` */
export const happened = (thing: Thing, did: string): Sentence => ({
  plain: `${thing.name} ${did}`,
  whole: (event) => `${named(thing, event)} ${did}`,
});

/** `Dependant changed`, `Dependant (child): visa expiry changed` */
export const changed = (thing: Thing): Sentence => ({
  plain: `${thing.name} changed`,
  whole(event) {
    const fields = [...new Set(event.changes.map(({ path }) => fieldWords(fieldIn(path, event.content))))];
    const did = whatWasDone(event);
    return fields.length === 0
      ? `${named(thing, event)} ${did}`
      : `${named(thing, event)}: ${listed(fields)} ${did}`;
  },
});

/** `Account locked`, `Account locked: “She asked us to”` */
export const saying = (plain: string, field: string): Sentence =>
  told(plain, (event) => {
    const words = valueOf(event, field);
    return words === null ? plain : `${plain}: “${words}”`;
  });

export const told = (plain: string, whole: (event: Told) => string): Sentence => ({ plain, whole });

/** A text that an event holds, or that was there before it. */
export function valueOf({ content, changes }: Told, field: string): string | null {
  const held = isObject(content) ? content[field] : undefined;
  if (typeof held === 'string') return held;
  const change = changes.find(({ path }) => path.split('.').at(-1) === field);
  const value = change?.after ?? change?.before;
  return typeof value === 'string' ? value : null;
}

/** How many things a list of an event has; null where it has none. */
export function countOf({ content }: Told, field: string): number | null {
  const held = isObject(content) ? content[field] : undefined;
  return Array.isArray(held) ? held.length : null;
}

/** Whether an event answers yes. */
export const saysYes = ({ content }: Told, field: string): boolean =>
  isObject(content) && content[field] === true;

const isObject = (value: Told['content']): value is Record<string, Told['content']> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The field of the event that a change is in: ids and places in lists are left out. */
function fieldIn(path: string, content: Told['content']): string {
  const names = path.split('.');
  const held = isObject(content) ? names.find((name) => Object.hasOwn(content, name)) : undefined;
  return held ?? names.at(-1) ?? path;
}

/** One word for all of the changes. */
function whatWasDone({ changes }: Told): string {
  const [kind, ...others] = new Set(changes.map(kindOf));
  return kind === undefined || others.length > 0 ? 'changed' : kind;
}

const mostNamed = 3;

/** `visa expiry, notes and nationality`, `visa expiry, notes, nationality and 4 more` */
function listed(words: readonly string[]): string {
  const shown = words.length <= mostNamed + 1 ? words : words.slice(0, mostNamed);
  const more = words.length - shown.length;
  const all = more > 0 ? [...shown, `${more} more`] : shown;
  const last = all.at(-1) ?? '';
  return all.length < 2 ? last : `${all.slice(0, -1).join(', ')} and ${last}`;
}
