import { documentRules, inWordsOn, valueOn } from '@settlewise/rules/parameters';
import type { RecordedReferee } from '../../../../record/referees/refereePart';
import { formatDayOrMonth } from '../../../../ui/dates/dayOrMonth';
import { formatLongDate } from '../../../../ui/dates/formatDate';
import { pairOf } from '../referees/refereesOf';
import { about, open, type LetterFacts } from './facts';
import type { Letter } from './letter';

/** Which of the two somebody is; null while nobody knows. */
type Role = 'first' | 'second' | null;

interface Signing {
  readonly referee: RecordedReferee | null;
  readonly role: Role;
}

/** A sheet for each of the two: those of the record, and empty ones for those who are missing. */
export function refereeSheets(facts: LetterFacts): readonly Letter[] {
  const signing = whoSigns(facts);
  const [one] = signing;
  return signing.length < 2 && one !== undefined && one.referee !== null
    ? [sheet(facts, one, 1), sheet(facts, { referee: null, role: null }, 2)]
    : signing.map((each, place) => sheet(facts, each, signing.length === 1 ? null : place + 1));
}

function whoSigns({ referees }: LetterFacts): readonly Signing[] {
  const pair = referees === null ? null : pairOf(referees);
  if (pair !== null)
    return [
      { referee: pair.first, role: 'first' },
      { referee: pair.second, role: 'second' },
    ];
  const able =
    referees?.list.filter(({ id }) =>
      referees.checked.referees.some((checked) => checked.id === id && checked.state !== 'not_met'),
    ) ?? [];
  return able.length === 0
    ? [{ referee: null, role: null }]
    : able.map((referee) => ({ referee, role: null }));
}

/** @param number of several; null for the one sheet that serves for both */
function sheet(facts: LetterFacts, { referee, role }: Signing, number: number | null): Letter {
  const { plannedOn: on, form } = facts.question;
  const { refereeKnowsYou, refereeRecord } = documentRules;
  return {
    key: referee === null ? 'referee' : `referee-${referee.id}`,
    title: referee === null ? 'Sheet for a referee' : `Sheet for ${referee.fullName}`,
    fileName: `settlewise-sheet-referee${number === null ? '' : `-${number}`}.docx`,
    hint:
      referee === null
        ? 'One for each of your two referees, to complete and sign.'
        : 'Filled in from your record. Your referee completes it, checks each line and signs.',
    heading: `Referee for the application of ${facts.name}, form ${form}`,
    parts: [
      about(facts),
      {
        columns: ['Asked', 'Answer'],
        rows: [
          ['Full name', referee?.fullName ?? ''],
          ['Date of birth', formatLongDateOf(referee?.dateOfBirth)],
          [`Addresses of the last ${inWordsOn(refereeKnowsYou, on)}`, referee?.addresses ?? ''],
          ['Profession or job', referee?.job ?? ''],
          ['Passport number and country', passportOf(referee)],
          ['E-mail', referee?.email ?? ''],
          ['Telephone', ''],
          ['How I know the applicant, and since when', howKnown(referee)],
        ],
      },
      { text: 'I confirm each of these by my signature:' },
      {
        points: [
          form === 'MN1'
            ? 'I know the child personally.'
            : `I have known the applicant personally for ${inWordsOn(refereeKnowsYou, on)} or more.`,
          'I am not related to the applicant or to the other referee.',
          'I do not represent the applicant in this application.',
          'I do not work for the Home Office.',
          `In the last ${inWordsOn(refereeRecord, on)} I was not convicted of an offence for which people go to prison, or the conviction can be disregarded.`,
          ...rolesInWords(facts, role),
        ],
      },
      { text: `Signed: ${open('signature')}, ${open('date')}` },
    ],
  };
}

/** What makes somebody one of the two; both where nobody knows which. */
function rolesInWords({ question: { form, plannedOn } }: LetterFacts, role: Role): readonly string[] {
  const first =
    form === 'MN1'
      ? 'I am a professional, and I have dealt with the child in my work.'
      : 'I am a professional. I can have any nationality.';
  const second = `I have a British passport. I am a professional, or more than ${valueOn(documentRules.refereeAge, plannedOn)} years old.`;
  if (role !== null) return [role === 'first' ? first : second];
  return [`If I am the first referee: ${first}`, `If I am the second referee: ${second}`];
}

const formatLongDateOf = (date: string | null | undefined): string =>
  date === null || date === undefined ? '' : formatLongDate(date);

function passportOf(referee: RecordedReferee | null): string {
  const number = referee?.passportNumber ?? null;
  if (number === null) return '';
  return referee?.britishPassport === true ? `${number}, United Kingdom` : `${number}, ${open('country')}`;
}

function howKnown(referee: RecordedReferee | null): string {
  const since = referee?.knownSince ?? null;
  return [referee?.howKnown ?? '', since === null ? '' : `Since ${formatDayOrMonth(since)}.`]
    .filter((part) => part !== '')
    .join(' ');
}
