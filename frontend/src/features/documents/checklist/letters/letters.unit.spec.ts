import { inflateRawSync } from 'node:zlib';
import { buildChecklist, type ChecklistQuestion, refereesOf } from '@settlewise/rules/documentChecklist';
import { describe, expect, it } from 'vitest';
import { docxOf } from './docx';
import type { Letter } from './letter';
import type { LetterJourney } from './facts';
import { lettersFor } from './letters';
import type { RefereesOfApplicant } from '../referees/refereesOf';
import { aReferee } from '../../../../testing/referees';

const home = {
  line1: '4 Mill Lane',
  line2: null,
  city: 'Leeds',
  state: null,
  postalCode: 'LS1 4AP',
  country: 'united_kingdom',
};

function lettersOf(
  asked: Partial<ChecklistQuestion>,
  journeys: readonly LetterJourney[] = [],
  referees: RefereesOfApplicant | null = null,
): readonly Letter[] {
  const question: ChecklistQuestion = {
    form: 'SET(O)',
    route: 'skilled_worker',
    plannedOn: '2027-02-20',
    answers: {},
    documents: [],
    applicant: { dateOfBirth: '1990-01-01', role: 'main' },
    ...asked,
  };
  const list = buildChecklist(question);
  return lettersFor({ name: 'Zoë Ó Faoláin', home, question, list, journeys, referees });
}
const keysOf = (asked: Partial<ChecklistQuestion>) => lettersOf(asked).map(({ key }) => key);
const textOf = (letters: readonly Letter[], key: string) =>
  JSON.stringify(letters.find((letter) => letter.key === key)?.parts);

/** What a file of a word processor says, without what it looks like. */
async function wordsOf(file: Blob): Promise<string> {
  const bytes = Buffer.from(await file.arrayBuffer());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  const directory = bytes.indexOf(Buffer.from('504b0102', 'hex'));
  for (let at = directory; bytes.readUInt32LE(at) === 0x02014b50;) {
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset));
    const name = bytes.subarray(at + 46, at + 46 + (nameLength ?? 0)).toString();
    if (name === 'word/document.xml') {
      const start = bytes.readUInt32LE(at + 42);
      const begins = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28);
      const packed = bytes.subarray(begins, begins + bytes.readUInt32LE(at + 20));
      const xml = bytes.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed);
      return xml.toString('utf8').replaceAll(/<[^>]+>/g, ' ');
    }
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  throw new Error('There is no document in the file');
}

describe('The letters', () => {
  it('are those that the list asks for', () => {
    expect(keysOf({})).toEqual(['employer', 'absences']);
    expect(keysOf({ form: 'SET(M)', route: 'partner', answers: { income: 'employed' } })).toEqual([
      'employer',
      'landlord',
      'absences',
    ]);
    expect(keysOf({ form: 'BNO', route: 'hk_bno' })).toEqual(['landlord', 'absences']);
    expect(keysOf({ form: 'AN' })).toEqual(['referee', 'absences']);
    expect(keysOf({ form: 'AN', answers: { longAbsences: false } })).toEqual(['referee']);
  });

  it('hold the sentences on which refusals turn', () => {
    const employer = textOf(lettersOf({}), 'employer');
    expect(employer).toContain('We still need Zoë Ó Faoláin for the employment in question');
    expect(employer).toContain('occupation code');
    expect(employer).toContain('shared parental leave');
    expect(textOf(lettersOf({ plannedOn: '2025-07-21' }), 'employer')).toContain('£38,700');
  });

  it('ask a referee each rule', () => {
    const sheet = textOf(lettersOf({ form: 'AN' }), 'referee');
    for (const words of ['3 years', 'not related', 'do not represent', 'Home Office', '10 years', '25 years'])
      expect(sheet).toContain(words);
  });

  it('say what is asked for where a limit was passed, and nothing of it where none was', () => {
    const overLimit = textOf(lettersOf({ form: 'AN', answers: { longAbsences: true } }), 'absences');
    expect(overLimit).toContain('Please use your discretion for the days over the limit, because [');
    expect(textOf(lettersOf({}), 'absences')).not.toContain('limit');
    const excepted = textOf(lettersOf({ answers: { exceptedAbsences: true } }), 'absences');
    expect(excepted).toContain('Please do not count these absences: [');
  });

  it('never say that nobody was away because the record has no journey in these years', () => {
    const before = {
      departureDate: '2019-01-01',
      returnDate: '2019-01-09',
      destination: 'Peru',
      reason: null,
    };
    for (const journeys of [[], [before]]) {
      const text = textOf(lettersOf({}, journeys), 'absences');
      expect(text).not.toContain('not outside');
      expect(text).not.toContain('Peru');
      expect(text).toContain(
        'I was outside the UK on these journeys from 20 February 2022 to 19 February 2027: [your journeys, or: none]',
      );
    }
    const [letter] = lettersOf({}, [
      { departureDate: '2024-04-01', returnDate: '2024-04-20', destination: null, reason: null },
    ]).filter(({ key }) => key === 'absences');
    expect(letter?.parts).toContainEqual({
      columns: ['Country', 'Left the UK', 'Came back', 'Reason'],
      rows: [['[country]', '1 April 2024', '20 April 2024', '[reason]']],
    });
    expect(JSON.stringify(letter?.parts)).not.toContain('your journeys');
  });

  it('name the journeys for work to the employer, and no others', () => {
    const journey = { departureDate: '2024-04-01', returnDate: '2024-04-20', destination: 'Norway' };
    const made = [
      { ...journey, reason: 'Business' },
      { ...journey, destination: 'Spain', reason: 'holiday' },
      { ...journey, destination: 'Chile', reason: null },
      { departureDate: '2019-01-01', returnDate: '2019-01-09', destination: 'Peru', reason: 'business' },
    ];
    const letter = lettersOf({}, made).find(({ key }) => key === 'employer');
    expect(letter?.parts).toContainEqual({
      columns: ['Country', 'Left the UK', 'Came back', 'Reason'],
      rows: [['Norway', '1 April 2024', '20 April 2024', '[what for]']],
    });
    expect(textOf(lettersOf({}), 'employer')).toContain(
      'for our business: [dates and reason of each, or: none]',
    );
    // This letter is of the employer of the partner: nobody recorded where that person was.
    const ofPartner = lettersOf({ form: 'SET(M)', route: 'partner', answers: { income: 'employed' } }, made);
    expect(textOf(ofPartner, 'employer')).not.toContain('Norway');
  });

  const one = (...referees: Parameters<typeof aReferee>[0][]) =>
    refereesOf(referees.map(aReferee), 'you', 'AN', '2027-02-20');
  const ruth = { id: 'r1', fullName: 'Ruth Abara', britishPassport: false };
  const ben = { id: 'r2', fullName: 'Ben Cole', professional: false };

  it('have a sheet for each of the two referees of the record, with what it knows and what each confirms', () => {
    const sheets = lettersOf({ form: 'AN' }, [], one(ruth, ben)).filter(({ key }) =>
      key.startsWith('referee'),
    );
    expect(sheets.map(({ title, fileName }) => [title, fileName])).toEqual([
      ['Sheet for Ruth Abara', 'settlewise-sheet-referee-1.docx'],
      ['Sheet for Ben Cole', 'settlewise-sheet-referee-2.docx'],
    ]);
    const [first, second] = sheets.map(({ parts }) => JSON.stringify(parts));
    expect(first).toContain('["Date of birth","30 June 1978"]');
    expect(first).toContain('["Passport number and country","500112233, [country]"]');
    expect(first).toContain('We sing in the same choir. Since Sep 2019.');
    expect(first).toContain('I am a professional. I can have any nationality.');
    expect(first).not.toContain('I have a British passport');
    expect(second).toContain('500112233, United Kingdom');
    expect(second).toContain('I have a British passport. I am a professional, or more than 25 years old.');
    expect(second).not.toContain('any nationality');
  });

  it.each([
    ['one is missing', one(ruth), ['Sheet for Ruth Abara', 'Sheet for a referee']],
    ['nobody is there', one(), ['Sheet for a referee']],
    ['the only one cannot be', one({ ...ruth, homeOffice: true }), ['Sheet for a referee']],
  ])('have an empty sheet where %s', (_, referees, titles) => {
    const sheets = lettersOf({ form: 'AN' }, [], referees).filter(({ key }) => key.startsWith('referee'));
    expect(sheets.map(({ title }) => title)).toEqual(titles);
    const lastPoints = JSON.stringify(sheets.at(-1)?.parts);
    expect(lastPoints).toContain('If I am the first referee: I am a professional.');
    expect(lastPoints).toContain('If I am the second referee: I have a British passport.');
  });

  it('become files of a word processor with everything that they say', async () => {
    for (const letter of lettersOf({ form: 'AN' })) {
      const words = await wordsOf(await docxOf(letter));
      for (const part of letter.parts) {
        const said = 'text' in part ? [part.text] : 'points' in part ? part.points : part.columns;
        for (const sentence of said) expect(words).toContain(sentence.replaceAll('&', '&amp;'));
      }
    }
  });
});
