import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { hardToRead, sentencesIn } from '../../testing/plainEnglish';
import { topics } from '../../testing/sentenceExamples';

const sentences = topics.flatMap((topic) =>
  topic.entries.flatMap(({ code, examples }) =>
    examples.map((message) => ({ about: `${topic.title}, ${code}`, message })),
  ),
);

const aboutRequests = /^assessment.problems|^calendar.readTypedDate|^documentChecklist.problems/;
/**
 * The texts of a document are in its row, next to their day and source, and the questions in their own
 * table. `documentChecklist/words.unit.spec.ts` checks them.
 */
const ofRows = /^documentChecklist.(?:rows.|questions\.ts)/;

describe('The sentences of the reasons', () => {
  it('are short, have one date each, and are easy to read for people with English as a second language', () =>
    expect(
      sentences.flatMap(({ about, message }) => hardToRead(message).map((fault) => `${about}: ${fault}`)),
    ).toEqual([]));

  it('are only in their tables: the engine writes none, except problems of a request', () => {
    const rules = fileURLToPath(new URL('../', import.meta.url));
    const files = readdirSync(rules, { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        /\.ts$/.test(file) && !/\.spec\.ts$/.test(file) && !aboutRequests.test(file) && !ofRows.test(file),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(
      files.filter((file) => /\b(?:message|why): ['`]/.test(readFileSync(`${rules}${file}`, 'utf8'))),
    ).toEqual([]);
  });

  it('are listed, each with example values, in a document that a person can review', async () => {
    const document = [
      '# The sentences of the reasons',
      '',
      'What people read for each reason code, with example values. The words stand in `backend/rules/src/sentences`, the values in',
      '`backend/rules/testing/sentenceExamples.ts`. Do not edit this document: `npx vitest run --project unit backend/rules/src/sentences -u`',
      'writes it anew, and the same test without `-u` fails while it is out of date.',
      ...topics.flatMap(({ title, entries: codes }) => [
        '',
        `## ${title}`,
        ...codes.flatMap(({ code, examples }) => [
          '',
          `### \`${code}\``,
          '',
          ...examples.map((example) => `- ${example}`),
        ]),
      ]),
      '',
    ].join('\n');
    await expect(document).toMatchFileSnapshot('../../../../docs/sentences.md');
  });
});

describe('A text that is hard to read', () => {
  it.each([
    ['None need to be overlooked.', /says/],
    ['Whoever stays is overstaying.', /says/],
    ['You were away; the limit is 180.', /says/],
    ['you were away.', /capital/],
    ['You were away', /full stop/],
    ['You were away undefined days.', /missing/],
    ['It began on 3 May 2024, was extended on 4 May 2025.', /2 dates/],
    ['You have 100 days away in 2023 and 81 days in 2024.', /2 numbers/],
    ['You pay £1,035 in place of £776.', /2 numbers/],
    [`You ${'very '.repeat(25)}often travel.`, /28 words/],
  ])('is found: %s', (sentence, fault) => expect(hardToRead(sentence)[0]).toMatch(fault));

  it('is checked sentence by sentence, and a period may have two days', () => {
    expect(sentencesIn('Look on GOV.UK. It has more (section 3C). Is it so? Yes.')).toHaveLength(4);
    expect(hardToRead('You have 216 of 180 days in 12 months.')).toEqual([]);
    expect(hardToRead('Section 1(4) asks for 90 days at most in year 3 of 2024.')).toEqual([]);
    expect(hardToRead('You were away from 3 May 2024 to 4 May 2025. That is long.')).toEqual([]);
  });
});
