import type { CivilDate } from '@settlewise/rules/calendar';
import { inWordsOn, payRules } from '@settlewise/rules/parameters';
import { asJourneyReason, reasonLabel } from '../../../../record/journeys/labels';
import { formatLongDate } from '../../../../ui/dates/formatDate';
import { about, open, type LetterFacts } from './facts';
import type { Letter, LetterPart } from './letter';
import { refereeSheets } from './refereeSheet';

/** Requirements for which a letter is written. */
const letterOf = {
  employer: ['W1', 'R1', 'P3c'],
  landlord: ['P4', 'P2', 'D2', 'B2'],
  referee: ['N6', 'M5'],
  absences: ['G4', 'L3', 'N10', 'BO4'],
} as const;

/** Whether one of the letters is for a requirement. */
export const hasLetter = (id: string): boolean =>
  Object.values<readonly string[]>(letterOf).some((ids) => ids.includes(id));

/** The letters that somebody's list asks for. */
export function lettersFor(facts: LetterFacts): readonly Letter[] {
  const asked = new Set(
    facts.list.requirements.filter(({ kind }) => kind !== 'not_needed').map(({ id }) => id),
  );
  const wanted = (ids: readonly string[]) => ids.some((id) => asked.has(id));
  return [
    ...(wanted(letterOf.employer) ? [employerLetter(facts, asked.has('P3c'))] : []),
    ...(wanted(letterOf.landlord) ? [landlordLetter(facts)] : []),
    ...(wanted(letterOf.referee) ? refereeSheets(facts) : []),
    ...(wanted(letterOf.absences) ? [absencesLetter(facts)] : []),
  ];
}

const homeOf = ({ home }: LetterFacts): string => {
  const parts = [home.line1, home.line2, home.city, home.postalCode].filter(
    (part) => part !== null && part !== '',
  );
  return parts.length === 0 ? open('address') : parts.join(', ');
};

const signed = (who: string): readonly LetterPart[] => [
  { text: `Signed: ${open('signature')}` },
  { text: `${open('name in capitals')}, ${open(who)}` },
  { text: `${open('telephone')}, ${open('e-mail')}` },
];

function employerLetter(facts: LetterFacts, forPartner: boolean): Letter {
  const { name, question } = facts;
  const { plannedOn: on, route } = question;
  const notBefore = formatLongDate(
    facts.list.requirements.find(
      ({ id, fresh }) => letterOf.employer.some((one) => one === id) && fresh !== null,
    )?.fresh?.notBefore ?? on,
  );
  const isSkilled = route === 'skilled_worker' || route === 'tier_2' || route === 'health_and_care_worker';
  const pay = isSkilled
    ? `The gross pay is £${open('amount')} a year. It is at or above ${inWordsOn(payRules.skilledWorker, on)} and the going rate of the occupation ${open('or: the lower figure that applies, with its paragraph of Appendix Skilled Worker')}.`
    : `The gross pay is £${open('amount')} a year, and has been since ${open('date')}.`;
  return {
    key: 'employer',
    title: 'Letter of your employer',
    fileName: 'settlewise-letter-employer.docx',
    hint: `For your employer to put on headed paper, complete, date and sign. Dated ${notBefore} or later.`,
    heading: `To the Home Office: employment of ${name}`,
    parts: [
      { text: open('headed paper, with the address of the employer') },
      { text: open('date') },
      about(facts),
      {
        text: `We confirm that ${name} works for us as ${open('job title')}, occupation code ${open('code of four digits')}, since ${open('first day of work')}. The contract is ${open('permanent, or until when')}, with ${open('number')} hours a week.`,
      },
      { text: pay },
      ...(forPartner
        ? []
        : [
            {
              text: `We still need ${name} for the employment in question, and will do so for the foreseeable future.`,
            },
          ]),
      ...absencesForBusiness(facts, forPartner),
      {
        text: `Maternity, paternity, adoption or shared parental leave: ${open('dates, with the pay before and after, or: none')}.`,
      },
      ...signed('position'),
    ],
  };
}

/** The journeys for work that the record has: the employer confirms them, and knows the reason of each. */
function absencesForBusiness(facts: LetterFacts, forPartner: boolean): readonly LetterPart[] {
  const made = forPartner
    ? []
    : journeysInPeriod(facts).filter(
        ({ reason }) => reason !== null && asJourneyReason(reason) === 'business',
      );
  const said = 'Absences from the UK for our business:';
  return made.length === 0
    ? [{ text: `${said} ${open('dates and reason of each, or: none')}.` }]
    : [
        { text: said },
        {
          columns: ['Country', 'Left the UK', 'Came back', 'Reason'],
          rows: made.map(({ destination, departureDate, returnDate }) => [
            destination ?? open('country'),
            formatLongDate(departureDate),
            returnInWords(returnDate),
            open('what for'),
          ]),
        },
      ];
}

const returnInWords = (returnDate: CivilDate | null): string =>
  returnDate === null ? open('date of return') : formatLongDate(returnDate);

/** The journeys of the days that the form looks back on, the newest first. */
const journeysInPeriod = ({ journeys, list: { qualifyingPeriod: period } }: LetterFacts) =>
  journeys
    .filter(
      ({ departureDate, returnDate }) =>
        period === null || (departureDate <= period.to && (returnDate ?? period.to) >= period.from),
    )
    .toSorted((one, other) => other.departureDate.localeCompare(one.departureDate));

function landlordLetter(facts: LetterFacts): Letter {
  const { name } = facts;
  return {
    key: 'landlord',
    title: 'Letter of your landlord',
    fileName: 'settlewise-letter-landlord.docx',
    hint: 'For your landlord, or the person you live with, to complete, date and sign.',
    heading: `To the Home Office: home of ${name}`,
    parts: [
      { text: open('date') },
      about(facts),
      { text: `I am the ${open('owner, landlord or agent')} of ${homeOf(facts)}.` },
      {
        text: `${name} has lived there since ${open('date')}, together with ${open('names of everybody who lives there')}.`,
      },
      {
        text: `The home has ${open('number')} rooms, of which ${open('number')} are bedrooms. It is theirs alone, or shared with ${open('names, or: nobody')}. It is not overcrowded.`,
      },
      { text: `The rent is £${open('amount')} a month. I agree that ${name} goes on living there.` },
      ...signed('position or relation'),
    ],
  };
}

function absencesLetter(facts: LetterFacts): Letter {
  const { name, list, question } = facts;
  const { qualifyingPeriod: period } = list;
  const inPeriod = journeysInPeriod(facts);
  const when = period === null ? '' : ` from ${formatLongDate(period.from)} to ${formatLongDate(period.to)}`;
  return {
    key: 'absences',
    title: 'Explanation of your absences',
    fileName: 'settlewise-letter-absences.docx',
    hint: 'Your own letter, with the journeys of your record, the newest first. Say the reason of each in your words.',
    heading: `Absences from the UK of ${name}`,
    parts: [
      about(facts),
      { text: `Application on form ${question.form}, planned for ${formatLongDate(question.plannedOn)}.` },
      // A record without journeys may be one that nobody filled in: it is for the person to say that there were none.
      {
        text: `I was outside the UK on these journeys${when}:${inPeriod.length === 0 ? ` ${open('your journeys, or: none')}` : ''}`,
      },
      ...(inPeriod.length === 0
        ? []
        : [
            {
              columns: ['Country', 'Left the UK', 'Came back', 'Reason'],
              rows: inPeriod.map(({ destination, departureDate, returnDate, reason }) => [
                destination ?? open('country'),
                formatLongDate(departureDate),
                returnInWords(returnDate),
                reason === null ? open('reason') : reasonLabel(reason),
              ]),
            },
          ]),
      ...(question.answers.exceptedAbsences === true
        ? [
            {
              text: `Please do not count these absences: ${open('journeys, with the reason and the proof of each: illness, disaster, travel that was not possible, research with the agreement of the sponsor')}.`,
            },
          ]
        : []),
      ...(question.answers.longAbsences === true
        ? [
            {
              text: `Please use your discretion for the days over the limit, because ${open('home, family and property in the UK; why the journeys could not be avoided')}.`,
            },
          ]
        : []),
      { text: `Signed: ${open('signature')}, ${open('date')}` },
    ],
  };
}
