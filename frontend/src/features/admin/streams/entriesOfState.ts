import type { FieldChange } from '@settlewise/contract/admin';
import { changedFieldsInWords, fieldInWords, isId, thingInWords } from '../record/fieldWords';
import { flattened, valueText } from '../record/labels';

export interface Line {
  /** As the changes name it. */
  readonly path: string;
  readonly value: FieldChange['before'];
}

/** What a stream keeps under an id, such as one of its notifications. */
export interface Entry {
  readonly id: string;
  /** What it is and how it is called: `Issued: Your visa expires on 6 January 2027`. */
  readonly title: string;
  readonly lines: readonly (Line & { readonly words: string })[];
}

/** Fields that say what something is called, the one that says most first. */
const naming = ['title', 'name', 'firstName', 'fileName', 'destination', 'line1', 'kind'];

/** The fields of a state: those of the stream itself, and those of each thing that it keeps under an id. */
export function entriesOfState(lines: readonly Line[]): { own: Entry['lines']; entries: readonly Entry[] } {
  const own: Line[] = [];
  const kept = new Map<string, Entry['lines'][number][]>();
  for (const line of lines) {
    const names = line.path.split('.');
    const at = names.findIndex(isId);
    if (at === -1 || at === names.length - 1) {
      // An id at the end is what is kept itself: there is nothing to fold.
      own.push(line);
      continue;
    }
    const id = names.slice(0, at + 1).join('.');
    const words = fieldInWords(names.slice(at + 1).join('.'));
    kept.set(id, [...(kept.get(id) ?? []), { ...line, words }]);
  }
  const words = changedFieldsInWords(own.map(({ path }) => path));
  return {
    own: own.map((line) => ({ ...line, words: words.get(line.path) ?? line.path })),
    entries: [...kept].map(([id, fields], index) => ({
      id,
      title: titleOf(id, fields) ?? `${thingInWords(id)} ${index + 1}`,
      lines: fields,
    })),
  };
}

/** What the things that a state keeps are called, by the path up to their id. */
export const titlesIn = (state: FieldChange['before']): ReadonlyMap<string, string> =>
  new Map(entriesOfState(flattened(state)).entries.map(({ id, title }) => [id, title]));

/** Null where no field says what it is called. */
function titleOf(id: string, lines: readonly Line[]): string | null {
  const called = naming
    .map((name) => lines.find(({ path }) => path === `${id}.${name}`)?.value)
    .find((value) => typeof value === 'string' && value !== '');
  if (called === undefined) return null;
  const isOfKind = id.includes('.');
  return isOfKind ? `${thingInWords(id)}: ${valueText(called)}` : valueText(called);
}
