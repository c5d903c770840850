import type { Field, FieldKind } from '../src/fields';

/** What somebody may type, and what is kept of it. */
export interface TakenValue {
  readonly typed: unknown;
  readonly stored: unknown;
}

/** What somebody may type, and the sentence that refuses it. */
export interface RefusedValue {
  readonly typed: unknown;
  readonly message: string;
}

const asTyped = (...values: readonly unknown[]): readonly TakenValue[] =>
  values.map((typed) => ({ typed, stored: typed }));

/** Values that a field takes: ordinary ones, the longest, and whatever else is at the edge. */
export function takenBy({ kind, optional }: Field): readonly TakenValue[] {
  const taken = takenByKind(kind);
  if (!optional) return taken;
  const texts = kind.type === 'yesOrNo' ? [] : ['', ' '];
  return [...taken, ...[null, undefined, ...texts].map((typed) => ({ typed, stored: null }))];
}

function takenByKind(kind: FieldKind): readonly TakenValue[] {
  switch (kind.type) {
    case 'line':
      return [...asTyped('Ω', '李 O’Neill', 'x'.repeat(kind.most)), { typed: '  =1+1 ', stored: '=1+1' }];
    case 'paragraph':
      return asTyped('One line\nand “another”, with a comma', 'x'.repeat(kind.most));
    case 'date':
      return asTyped('1900-01-01', '2024-02-29', '2025-03-01');
    case 'dayOrMonth':
      return asTyped('2024-02-29', '2024-02', '2025-03-01', '2025-03');
    case 'choice':
      return asTyped(...new Set([kind.options.at(0)?.value, kind.options.at(-1)?.value]));
    case 'yesOrNo':
      return asTyped(true, false);
  }
}

/** Values that a field refuses, each with its sentence. */
export function refusedBy(field: Field): readonly RefusedValue[] {
  const { optional, missing } = field;
  const refused = refusedByKind(field);
  return optional
    ? refused
    : [...refused, { typed: null, message: missing }, { typed: '', message: missing }];
}

function refusedByKind({ kind, label, missing }: Field): readonly RefusedValue[] {
  switch (kind.type) {
    case 'line':
    case 'paragraph':
      return [
        { typed: 7, message: missing },
        { typed: 'a\u202Eb', message: 'Please remove the characters that cannot be seen' },
        {
          typed: 'x'.repeat(kind.most + 1),
          message: `${label} can have at most ${kind.most.toLocaleString('en-GB')} characters`,
        },
      ];
    case 'date':
      return [{ typed: '2025-02-29', message: 'Please enter a valid date.' }];
    case 'dayOrMonth':
      return ['2025-02-29', '2025-13', '2200-01'].map((typed) => ({
        typed,
        message: 'Please enter a valid date or month.',
      }));
    case 'choice':
      return [{ typed: 'not of the list', message: 'Please choose one of the list' }];
    case 'yesOrNo':
      return [{ typed: 'yes', message: 'Please answer yes or no' }];
  }
}
