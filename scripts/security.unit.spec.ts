import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

const root = new URL('../', import.meta.url);
const readText = (path: string) => readFileSync(new URL(path, root), 'utf8');
const fileExists = (path: string) => existsSync(new URL(path, root));

const { levels } = z
  .object({ levels: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readText('infra/security/asvs.levels.json')));

/** The level of each requirement of the standard, by its number. */
const requirements: ReadonlyMap<string, number> = new Map<string, number>(
  Object.entries(levels).flatMap(([section, sectionLevels]) =>
    sectionLevels.split(' ').map((level, index) => [`${section}.${index + 1}`, Number(level)] as const),
  ),
);

interface Row {
  readonly numbers: readonly string[];
  readonly level: number;
  readonly state: string;
  readonly how: string;
  /** Files that the row names as implementation. */
  readonly paths: readonly string[];
  readonly tests: readonly { readonly path: string; readonly title: string }[];
}

/** Parses the rows of a table with the columns: number, level, requirement, state, how and where, shown by. */
function readRows(markdown: string): readonly Row[] {
  return markdown
    .split('\n')
    .filter((line) => /^\| V\d/.test(line))
    .map((line) => {
      const [numbers = '', level = '', , state = '', how = '', tests = ''] = line.slice(2, -2).split(' | ');
      return {
        numbers: numbers.split(' '),
        level: Number(level),
        state,
        how,
        paths: [...how.matchAll(/`([\w.-]+(?:\/[\w.-]+)+)`/g)].map(([, path = '']) => path),
        tests: tests === '—' ? [] : tests.split(' · ').map(readTest),
      };
    });
}

function readTest(text: string): Row['tests'][number] {
  const [, path, title] = /^`([^`]+)` “(.*)”$/.exec(text) ?? [];
  if (path === undefined || title === undefined) throw new Error(`This is not a test: ${text}`);
  return { path, title };
}

const rows = readRows(readText('infra/security/asvs.md'));

const titlesByFile = new Map<string, ReadonlySet<string>>();

/** Reads the titles of a file's tests from the source, without skipped tests. */
function readTitles(path: string): ReadonlySet<string> {
  const found = titlesByFile.get(path);
  if (found !== undefined) return found;
  const titles = new Set<string>();
  const file = ts.createSourceFile(path, readText(path), ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      /^(?:test|it)(?:\.each)?\b(?!\.(?:skip|todo))/.test(node.expression.getText())
    ) {
      const [title] = node.arguments;
      if (title !== undefined && ts.isStringLiteralLike(title)) titles.add(title.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  titlesByFile.set(path, titles);
  return titles;
}

describe('the table of OWASP ASVS', () => {
  test('the standard has 345 requirements in 17 chapters: 70 of level 1, 183 of level 2, 92 of level 3', () => {
    const count = (level: number) => [...requirements.values()].filter((each) => each === level).length;
    expect([requirements.size, count(1), count(2), count(3)]).toEqual([345, 70, 183, 92]);
    expect(new Set([...requirements.keys()].map((number) => number.split('.')[0])).size).toBe(17);
  });

  test('contains every requirement of levels 1 and 2 once, and no other', () => {
    const required = [...requirements].filter(([, level]) => level <= 2).map(([number]) => number);
    expect(rows.flatMap(({ numbers }) => numbers).toSorted()).toEqual(required.toSorted());
  });

  test.each(rows.map((row) => [row.numbers.join(' '), row] as const))('%s', (_numbers, row) => {
    expect(['met', 'partly', 'not met', 'does not apply']).toContain(row.state);
    for (const number of row.numbers) expect([number, row.level]).toEqual([number, requirements.get(number)]);
    for (const path of row.paths) expect([path, fileExists(path)]).toEqual([path, true]);
    for (const { path, title } of row.tests) {
      const known = /\.md$/.test(path) ? readHeadings(path) : readTitles(path);
      expect([path, title, known.has(title)]).toEqual([path, title, true]);
    }
    // A met requirement needs a test or a document. Other states need a reason.
    if (row.state === 'met') expect(row.tests).not.toEqual([]);
    else expect(row.how).not.toBe('Written down.');
  });

  test('SECURITY.md contains the counts of the table', () => {
    const count = (state: string) =>
      rows.filter((row) => row.state === state).reduce((sum, { numbers }) => sum + numbers.length, 0);
    expect(readText('SECURITY.md')).toContain(
      `${count('met')} are met, ${count('partly')} partly, ${count('not met')} not, and ${count('does not apply')} do not apply`,
    );
  });
});

function readHeadings(path: string): ReadonlySet<string> {
  return new Set([...readText(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading));
}
