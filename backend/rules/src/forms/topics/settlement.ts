import { dayCount, writtenDate } from '../../assessment/wording';
import { dateOr, listAnswer, missing, textAnswer, warning, yesOr } from '../answers';
import { formDate } from '../formats';
import { jobList, tripList } from '../lists';
import { askedOfYou, fromRecord, type AnswerWithWarnings, type FormBlock, type FormCase } from '../question';
import { checkedPermissions, gapWarnings } from '../stays';
import { characterBlock } from './character';

const dash = '–';

/** Every permission, oldest first, with the days without permission. */
function permissionList(one: FormCase): AnswerWithWarnings {
  const { person, on, words } = one;
  const lines = person.permissions.map(({ visaType, startDate, endDate, appliedOn }, position) => ({
    id: String(position),
    cells: [
      words.visaType(visaType),
      ...[startDate, endDate, appliedOn].map((day) => (day === null ? dash : formDate(day))),
    ],
    days: { from: startDate, to: endDate },
    note: null,
  }));
  const table = { columns: ['Visa', 'From', 'Until', 'Applied on'], lines, period: null };
  return lines.length === 0
    ? missing('Your record has no visa.')
    : listAnswer(table, gapWarnings(checkedPermissions(person, on), 'permission'));
}

/** Visas, refusals and the first day in the UK. */
export const immigrationHistoryBlock: FormBlock = {
  id: 'immigration_history',
  title: 'Immigration history',
  questions: [
    fromRecord('immigration_profile', {
      id: 'first_arrival',
      text: 'First day in the UK',
      format: 'date',
      help: 'The day on which you first came to live here.',
      answer: ({ person }) => dateOr(person.ukEntryDate, 'Your record does not have it.'),
    }),
    fromRecord('visa_history', {
      id: 'permissions',
      text: 'Every visa that you had',
      format: 'list',
      help: 'With the first and the last day. Days without a visa need a reason, but not those of a wait after an application in time.',
      answer: permissionList,
    }),
    fromRecord('immigration_profile', {
      id: 'brp_number',
      text: 'eVisa, or number of the last residence card',
      format: 'text',
      help: 'Status is an eVisa in a UKVI account now: cards have ended.',
      answer: ({ person }) =>
        person.brpNumber === null
          ? textAnswer('eVisa', [
              warning('not_confirmed', 'Your record has no number of a card. Look at your eVisa.'),
            ])
          : textAnswer(person.brpNumber.toUpperCase()),
    }),
    askedOfYou({
      id: 'refused_before',
      text: 'Refusals',
      format: 'list',
      help: 'Visas that were refused or cancelled, by any country, with the day and the reason.',
    }),
  ],
};

/** Journeys, and the twelve months with the most days away. */
export const settlementAbsencesBlock: FormBlock = {
  id: 'absences',
  title: 'Time outside the UK',
  questions: [
    fromRecord('journeys', {
      id: 'absences',
      text: 'Every journey outside the UK',
      format: 'list',
      help: 'In order of time, with the reason of each. Days are whole days outside the UK.',
      answer: tripList,
    }),
    fromRecord('engine', {
      id: 'busiest_twelve_months',
      text: 'Most days away in any twelve months',
      format: 'number',
      help: ({ travel }) =>
        travel?.busiest == null
          ? 'Whole days, by the engine of this program.'
          : `Whole days from ${writtenDate(travel.busiest.from)} to ${writtenDate(travel.busiest.to)}.`,
      answer({ travel }) {
        if (travel === null) return missing('Your record does not say since when you are here.');
        const { busiest } = travel;
        if (busiest === null) return textAnswer('0');
        return textAnswer(String(busiest.days), [
          ...(busiest.exceeded
            ? [
                warning(
                  'conflict',
                  `It is over the limit of ${dayCount(busiest.limit)}. Look at your progress page.`,
                ),
              ]
            : []),
        ]);
      },
    }),
  ],
};

const sinceArrival = (one: FormCase): AnswerWithWarnings =>
  jobList(one, one.travel?.period ?? { from: one.on, to: one.on });

export const payBlock: FormBlock = {
  id: 'work',
  title: 'Work and pay',
  questions: [
    fromRecord('jobs', {
      id: 'work',
      text: 'Work since you came',
      format: 'list',
      help: 'The newest first, with the employer of each.',
      answer: sinceArrival,
    }),
    askedOfYou({
      id: 'pay',
      text: 'What you earn now, before tax',
      format: 'text',
      help: 'As the letter of the employer has it. Payslip, bank statement and letter have to agree.',
    }),
    askedOfYou({
      id: 'sponsor',
      text: 'Name and licence number of the sponsor',
      format: 'text',
      help: 'On the certificate of sponsorship. Routes without a sponsor leave it out.',
    }),
  ],
};

export const livingTogetherBlock: FormBlock = {
  id: 'living_together',
  title: 'Living together, and money',
  questions: [
    askedOfYou({
      id: 'lived_together',
      text: 'Since when you live together, and at which addresses',
      format: 'list',
      help: 'The address history shows both of you side by side, and which papers prove it.',
    }),
    askedOfYou({
      id: 'household_money',
      text: 'Income and savings of both',
      format: 'text',
      help: 'By the way in which you meet the income: a job, self-employment, savings or a benefit. The checklist has the papers of each.',
    }),
    askedOfYou({
      id: 'housing',
      text: 'Your home',
      format: 'text',
      help: 'Who owns or lets it, how many rooms it has, and who lives there.',
    }),
  ],
};

export const publicFundsBlock: FormBlock = {
  id: 'public_funds',
  title: 'Public funds',
  questions: [
    askedOfYou({
      id: 'public_funds',
      text: 'Have you ever had benefits in the UK?',
      format: 'yes_no',
      help: 'Universal Credit, Child Benefit, housing benefit and others. A visa may exclude them: ask an adviser where it did. The NHS and state schools are none.',
    }),
  ],
};

export const suitabilityBlock: FormBlock = { ...characterBlock, id: 'suitability' };

/** The questions of form MN1 about the child, other than identity. */
export const childBlock: FormBlock = {
  id: 'child_status',
  title: 'Status of the child',
  questions: [
    fromRecord('dependants', {
      id: 'born_in_uk',
      text: 'Born in the UK',
      format: 'yes_no',
      help: 'It decides by which section a child registers.',
      answer: ({ person }) => yesOr(person.bornInUk, 'The record does not say it.'),
    }),
    fromRecord('dependants', {
      id: 'settled_since',
      text: 'Settled since',
      format: 'date',
      help: 'The day of the grant, where the child has indefinite leave or settled status.',
      answer: ({ person }) =>
        person.bornInUk === true && person.settledSince === null
          ? { answer: null, warnings: [] }
          : dateOr(person.settledSince, 'The record does not say since when the child is settled.'),
    }),
    fromRecord('jobs', {
      id: 'schools',
      text: 'Nurseries and schools',
      format: 'list',
      help: 'Each with its address and its days. A letter of the school is the proof.',
      answer: sinceArrival,
    }),
  ],
};
