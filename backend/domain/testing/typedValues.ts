import type { Field, FieldKind } from '../src/fields';

/** A valid input, and the stored value. */
export interface TakenValue {
  readonly typed: unknown;
  readonly stored: unknown;
}

/** An invalid input, and its error message. */
export interface RefusedValue {
  readonly typed: unknown;
  readonly message: string;
}

const asTyped = (...values: readonly unknown[]): readonly TakenValue[] =>
  values.map((typed) => ({ typed, stored: typed }));

/** Values that a field accepts: ordinary values, the longest ones and other edge cases. */
export function takenBy({ kind, optional, stored }: Field): readonly TakenValue[] {
  const taken = valuesOfKind(kind);
  if (!optional) return taken;
  const texts = kind.type === 'yesOrNo' ? [] : ['', ' '];
  const storedEmpty = stored.safeParse(null).success ? null : undefined;
  return [...taken, ...[null, undefined, ...texts].map((typed) => ({ typed, stored: storedEmpty }))];
}

function valuesOfKind(kind: FieldKind): readonly TakenValue[] {
  switch (kind.type) {
    case 'line':
      return [
        ...asTyped('Ω'.repeat(Math.max(kind.least, 1)), '李 O’Neill', 'x'.repeat(kind.most)),
        { typed: '  =1+1 ', stored: '=1+1' },
      ];
    case 'paragraph':
      return asTyped('One line\nand “another”, with a comma', 'x'.repeat(kind.most));
    case 'wholeNumber':
      return asTyped(kind.least, kind.most);
    case 'date':
      return asTyped('1900-01-01', '2024-02-29', '2025-03-01');
    case 'dayOrMonth':
      return asTyped('2024-02-29', '2024-02', '2025-03-01', '2025-03');
    case 'email':
      return [...asTyped('ana@example.org'), { typed: ' ana@example.org ', stored: 'ana@example.org' }];
    case 'choice':
      return asTyped(...new Set([kind.options.at(0)?.value, kind.options.at(-1)?.value]));
    case 'yesOrNo':
      return asTyped(true, false);
    case 'ids':
      return [
        ...asTyped(
          [1],
          Array.from({ length: kind.most }, (_, index) => index + 1),
        ),
        { typed: [7, 2, 7], stored: [2, 7] },
        { typed: [], stored: null },
      ];
    case 'keys':
      return [
        ...asTyped(
          ['a-1'],
          Array.from({ length: kind.most }, (_, index) => `a-${1000 + index}`),
        ),
        { typed: ['b-2', 'a-1', 'b-2'], stored: ['a-1', 'b-2'] },
        { typed: [], stored: null },
      ];
    case 'identifiers':
      return [
        ...asTyped(
          [createId(1)],
          Array.from({ length: kind.most }, (_, index) => createId(index)),
        ),
        { typed: [7, 2, 7].map(createId), stored: [2, 7].map(createId) },
        { typed: [], stored: null },
      ];
  }
}

/** Values that a field refuses, each with its error message. */
export function refusedBy(field: Field): readonly RefusedValue[] {
  const { optional, missing } = field;
  const refused = invalidValuesOfKind(field);
  return optional
    ? refused
    : [...refused, { typed: null, message: missing }, { typed: '', message: missing }];
}

function invalidValuesOfKind({ kind, missing, wrong }: Field): readonly RefusedValue[] {
  const refuse = (message: string, ...values: readonly unknown[]) =>
    values.map((typed) => ({ typed, message }));
  switch (kind.type) {
    case 'line':
    case 'paragraph':
      return [
        ...refuse(missing, 7, ...(kind.least > 1 ? ['x'.repeat(kind.least - 1)] : [])),
        ...refuse('Please remove the characters that cannot be seen', 'a\u202Eb'),
        ...refuse(wrong, 'x'.repeat(kind.most + 1)),
      ];
    case 'wholeNumber':
      return refuse(wrong, kind.least - 1, kind.most + 1, kind.least + 0.5, 'seven');
    case 'date':
      return refuse(wrong, '2025-02-29');
    case 'dayOrMonth':
      return refuse(wrong, '2025-02-29', '2025-13', '2200-01');
    case 'email':
      return refuse(wrong, 'ana', 'ana@', `${'a'.repeat(250)}@example.org`);
    case 'choice':
      return refuse(wrong, 'not of the list');
    case 'yesOrNo':
      return refuse(wrong, 'yes');
    case 'ids':
      return refuse(
        wrong,
        '1',
        [0],
        [1.5],
        ['1'],
        [null],
        Array.from({ length: kind.most + 1 }, (_, index) => index + 1),
      );
    case 'keys':
      return refuse(
        wrong,
        'a',
        [1],
        ['A'],
        ['a b'],
        ['-a'],
        [''],
        [null],
        ['a'.repeat(41)],
        Array.from({ length: kind.most + 1 }, (_, index) => `a-${index}`),
      );
    case 'identifiers':
      return refuse(
        wrong,
        '1',
        [1],
        ['1'],
        [null],
        Array.from({ length: kind.most + 1 }, (_, index) => createId(index)),
      );
  }
}

const createId = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
