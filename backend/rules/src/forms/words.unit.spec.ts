import { expect, it } from 'vitest';
import { aFormDependant, aFormRecord, journey, on, words } from '../../testing/aFormRecord';
import { hardToRead } from '../../testing/plainEnglish';
import { addDays } from '../calendar/civilDate';
import { sheetForms } from './question';
import { buildFormSheet, type FormSheet } from './buildFormSheet';
import { characterAdvice } from './topics/character';

const complete = aFormRecord();
const long = journey('2021-11-20', addDays('2021-11-20', 700));
const records = [
  complete,
  aFormRecord({
    profile: { ...withoutValues(complete.profile), firstName: '', lastName: '' },
    status: { ...withoutValues(complete.status), hasILR: false },
    declarations: {
      maritalStatus: null,
      englishLevel: null,
      lifeInUKPassed: false,
      lifeInUKPassedOn: null,
      lifeInUKReference: null,
      intendsToStayInUK: false,
    },
    visaHistory: [],
    documents: [],
    addresses: [],
    jobs: [],
    parents: [],
    referees: [],
  }),
  aFormRecord({ journeys: [long, journey('2022-01-01', '2022-01-09', { destination: null, reason: null })] }),
  aFormRecord({ journeys: [journey('2026-01-01', '2026-05-01'), journey('2026-06-01', '2026-06-03')] }),
  aFormRecord({ status: { ukEntryDate: '2022-01-02', ilrGrantDate: '2026-11-28' } }),
  aFormRecord({
    declarations: { marriedToBritishCitizen: true, englishLevel: 'A1' },
    dependants: [
      aFormDependant(),
      aFormDependant({ id: 2, relationship: 'spouse', dateOfBirth: '1990-01-01' }),
    ],
  }),
];

/** All fields without values, as in a new record. */
function withoutValues<Part extends object>(part: Part): { readonly [Name in keyof Part]: null } {
  return Object.fromEntries(Object.keys(part).map((name) => [name, null])) as { [Name in keyof Part]: null };
}

const listSentences = ({ blocks, checks }: FormSheet): readonly string[] => [
  ...blocks.flatMap(({ questions }) =>
    questions.flatMap(({ help, spared, answer, warnings }) => [
      help,
      ...(spared === null ? [] : [spared]),
      ...warnings.map(({ text }) => text),
      ...(answer?.table?.lines.flatMap(({ note }) => (note === null ? [] : [note])) ?? []),
      ...(answer?.text.startsWith('I ') === true ? [answer.text.replace(/ I was away because …$/, '')] : []),
    ]),
  ),
  ...checks.map(({ text }) => text),
];

it('no sheet contains a text that is hard to read', () => {
  const sheets = records.flatMap((record) =>
    (['you', ...record.dependants.map(({ id }) => id)] as const).flatMap((applicant) =>
      sheetForms.flatMap((form) => buildFormSheet(record, { form, applicant, on }, words) ?? []),
    ),
  );
  const sentences = new Set([characterAdvice, ...sheets.flatMap(listSentences)]);
  expect(sentences.size).toBeGreaterThan(120);
  expect([...sentences].flatMap(hardToRead)).toEqual([]);
});
