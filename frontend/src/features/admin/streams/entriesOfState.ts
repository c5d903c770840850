import type { FieldChange } from '@settlewise/contract';
import { fieldInWords } from '../record/fieldWords';
import { valueText } from '../record/labels';

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

const isId = (name: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(name);

/** Fields that say what something is called, the one that says most first. */
const naming = ['title', 'name', 'firstName', 'fileName', 'destination', 'line1', 'kind'];

/** The fields of a state: those of the stream itself, and those of each thing that it keeps under an id. */
export function entriesOfState(lines: readonly Line[]): { own: Entry['lines']; entries: readonly Entry[] } {
  const own: Entry['lines'][number][] = [];
  const kept = new Map<string, { of: string; lines: Entry['lines'][number][] }>();
  for (const line of lines) {
    const names = line.path.split('.');
    const at = names.findIndex(isId);
    if (at === -1 || at === names.length - 1) {
      // An id at the end is what is kept itself: there is nothing to fold.
      own.push({ ...line, words: fieldInWords(line.path) });
      continue;
    }
    const id = names.slice(0, at + 1).join('.');
    const entry = kept.get(id) ?? { of: names.slice(0, at).join('.'), lines: [] };
    entry.lines.push({ ...line, words: fieldInWords(names.slice(at + 1).join('.')) });
    kept.set(id, entry);
  }
  return {
    own,
    entries: [...kept].map(([id, entry]) => ({ id, title: titleOf(id, entry), lines: entry.lines })),
  };
}

function titleOf(id: string, { of, lines }: { of: string; lines: readonly Line[] }): string {
  const named = naming
    .map((name) => lines.find(({ path }) => path === `${id}.${name}`)?.value)
    .find((value) => typeof value === 'string' && value !== '');
  const called = named === undefined ? id.slice(id.lastIndexOf('.') + 1) : valueText(named);
  return of === '' ? called : `${fieldInWords(of)}: ${called}`;
}
