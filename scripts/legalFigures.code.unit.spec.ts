import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { ruleCatalogue } from '../backend/rules/src/catalogue';

// Figures of the law (180 days, £3,226) may be written only in backend/rules/src/parameters, not as text in pages, emails or
// messages.

const root = fileURLToPath(new URL('../', import.meta.url));

/** Whether a file contains text for people (pages, emails, messages of the API and of the rules), and is no parameter row. */
const isSearched = (path: string) =>
  /^(?:frontend|projections|backend\/(?:api|contract|domain|rules))\/src\//.test(path) &&
  !/\.spec\.tsx?$|InTests\.tsx?$|\/testing\/|\/demo\//.test(path) &&
  !/^backend\/rules\/src\/(?:parameters|catalogue)\//.test(path);

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter(isSearched);

/** Figures that are not searched, because they often mean something else. */
const tooCommon = new Set([
  '2 months',
  '6 months',
  '12 months',
  '2 years',
  '3 years',
  '4 years',
  '5 years',
  '10 years',
  '30 days',
  '90 days',
]);

/** All figures of the parameter rows in their text form (`180 days`, `£3,226`, `11 April 2024`), and levels of English. */
const figures = [
  ...new Set([
    ...ruleCatalogue()
      .filter(
        ({ area, key }) =>
          (area === 'Absences' && !key.startsWith('discretion')) || area === 'Fees' || key.startsWith('pay_'),
      )
      .flatMap(({ rows }) => rows.map(({ value }) => value.split(/,? (?:a|an|more|if|to|for)\b/)[0] ?? value))
      .filter((value) => /\d/.test(value) && !/^\d+$/.test(value) && !tooCommon.has(value)),
    '450 days',
    '270 days',
    '900 days',
    '500 days',
    'B1',
    'B2',
    // `90 days` alone is too common, but not in these phrases.
    'at most 90 days',
    '90 in the final year',
    '450 in five years',
    '180 in any 12 months',
    // Ages in sentences.
    'under 18',
    'age of 18',
    '18 or over',
    '18 and over',
    '18 or older',
    'of 18',
    'are 18',
    'from 18 to 64',
    '65 and over',
    '65 or over',
    'over 64',
    'from the age of 10',
    // Months and years of the law in words.
    'twelve months of settlement',
    'need not wait twelve months',
    'the tenth birthday',
    'first ten years',
  ]),
];

/** Reviewed exceptions: files that must contain a figure as text, with the reason. */
const reviewed: readonly { readonly path: string; readonly figure: string; readonly reason: string }[] = [
  {
    path: 'backend/domain/src/documents/fields.ts',
    figure: 'B1',
    reason:
      'The name of a document that people keep: a certificate of B1 stays one when another level is asked.',
  },
  {
    path: 'backend/domain/src/documents/fields.ts',
    figure: 'B2',
    reason: 'The same: the name of a certificate.',
  },
  ...[
    'frontend/src/features/calculators/ilr/steps/RequirementsStep.tsx',
    'frontend/src/features/onboarding/steps/EvidenceStep.tsx',
  ].map((path) => ({
    path,
    figure: 'B1',
    reason:
      'The question as the specification words it. A yes without a level is kept as B1, whatever is asked later.',
  })),
];

/** Reads the texts of a file that people may see: string literals, templates and JSX text. */
function readTexts(path: string): readonly string[] {
  const text = readFileSync(`${root}${path}`, 'utf8');
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const words: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isLiteralTypeNode(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) words.push(node.text);
    else if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node))
      words.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return words.map((part) => part.replaceAll(/\s+/g, ' ').trim());
}

/** Whether a text contains a figure that is not part of a longer number. `B1` and `B2` alone are form values, not text. */
function containsFigure(words: string, figure: string): boolean {
  if (words === figure) return figure !== 'B1' && figure !== 'B2';
  const at = words.indexOf(figure);
  if (at < 0) return false;
  const [before = '', after = ''] = [words[at - 1], words[at + figure.length]];
  return !/[\w£,.]/.test(before) && !/\w/.test(after);
}

const found = files.flatMap((path) => {
  const words = readTexts(path);
  return figures
    .filter((figure) => words.some((part) => containsFigure(part, figure)))
    .map((figure) => ({ path, figure }));
});
const toLine = ({ path, figure }: { readonly path: string; readonly figure: string }) => `${path}: ${figure}`;

test('the search has the expected figures, and finds them', () => {
  expect(figures).toEqual(
    expect.arrayContaining([
      '180 days',
      '£3,029',
      '£3,226',
      '28 days',
      '11 April 2024',
      '£41,700',
      '£29,000',
    ]),
  );
  expect(files.length).toBeGreaterThan(900);
  expect(containsFigure('At most 180 days away', '180 days')).toBe(true);
  expect(containsFigure('At most 1180 days away', '180 days')).toBe(false);
  expect(containsFigure('B1', 'B1')).toBe(false);
  expect(containsFigure('English at level B1 or higher', 'B1')).toBe(true);
});

test('no page, email or message contains a figure of the law as text', () => {
  const exceptions = new Set(reviewed.map(toLine));
  expect(found.map(toLine).filter((one) => !exceptions.has(one))).toEqual([]);
});

test('every reviewed exception is still needed, and has a reason', () => {
  const current = new Set(found.map(toLine));
  expect(reviewed.map(toLine).filter((one) => !current.has(one))).toEqual([]);
  expect(reviewed.filter(({ reason }) => reason.length < 20)).toEqual([]);
});
