import { isBritishDependant } from '../person';
import { listAnswer, missing, nameOr, dateOr, textAnswer, warning, yesOr } from '../answers';
import { formDate, formName, yesOrNo } from '../formats';
import { parentList } from '../lists';
import { askedOfYou, fromRecord, type FormBlock, type FormCase, type FormLine } from '../question';
import type { FormDependant } from '../record';

const dash = '–';

export const parentsBlock: FormBlock = {
  id: 'parents',
  title: 'Your parents',
  questions: [
    fromRecord('parents', {
      id: 'parents',
      text: 'Name, birth and nationality of both parents',
      format: 'list',
      help: 'Whether they live or not, in any country. Say so where something is not known: nothing is made up.',
      answer: parentList,
    }),
  ],
};

const marital: Readonly<Record<string, string>> = {
  single: 'Single',
  married: 'Married',
  civil_partnership: 'Civil partner',
  divorced: 'Divorced',
  separated: 'Separated',
  widowed: 'Widowed',
};

const hasPartner = ({ person }: FormCase) =>
  person.maritalStatus === 'married' ||
  person.maritalStatus === 'civil_partnership' ||
  person.partner !== null;
const noPartnerReason = (one: FormCase): string | null =>
  one.person.maritalStatus !== null && !hasPartner(one) ? 'You have no husband, wife or partner.' : null;
const spouseRouteReason = ({ person }: FormCase): string | null =>
  person.spouseOfBritishCitizen
    ? null
    : 'You do not apply as the husband, wife or civil partner of a British citizen.';

function formatChild(child: FormDependant, one: FormCase): FormLine {
  const british = isBritishDependant(child);
  return {
    id: String(child.id),
    cells: [
      formName(`${child.firstName} ${child.lastName}`),
      formDate(child.dateOfBirth),
      one.words.nationality(child.nationality),
      british === null ? dash : yesOrNo(british),
    ],
    days: null,
    note: null,
  };
}

/** A part of these questions, for shorter forms. */
export const familyPart = (id: string, title: string, ...asked: readonly string[]): FormBlock => ({
  id,
  title,
  questions: familyBlock.questions.filter((question) => asked.includes(question.id)),
});

/** The partner, earlier marriages and the children. */
export const familyBlock: FormBlock = {
  id: 'family',
  title: 'Partner, marriages and children',
  questions: [
    fromRecord('relationship', {
      id: 'marital_status',
      text: 'Marital status',
      format: 'text',
      help: 'As it is on the day of the application.',
      answer({ person }) {
        const { maritalStatus, spouseOfBritishCitizen } = person;
        if (maritalStatus === null) return missing('Your record does not say it.');
        const goes = maritalStatus === 'married' || maritalStatus === 'civil_partnership';
        return textAnswer(marital[maritalStatus] ?? maritalStatus, [
          ...(spouseOfBritishCitizen && !goes
            ? [warning('conflict', 'Your record also says that you are married to a British citizen.')]
            : []),
        ]);
      },
    }),
    fromRecord('dependants', {
      id: 'partner_name',
      text: 'Name of your husband, wife or partner',
      format: 'name',
      help: 'In capitals, as in their passport.',
      spared: noPartnerReason,
      answer: ({ person: { partner } }) =>
        partner === null
          ? missing('Your record has no partner among your dependants.')
          : nameOr(`${partner.firstName} ${partner.lastName}`, 'Their name is missing.'),
    }),
    fromRecord('dependants', {
      id: 'partner_born',
      text: 'Their date of birth',
      format: 'date',
      help: 'Day, month, year.',
      spared: noPartnerReason,
      answer: ({ person: { partner } }) =>
        dateOr(partner?.dateOfBirth ?? null, 'Your record does not have it.'),
    }),
    fromRecord('dependants', {
      id: 'partner_nationality',
      text: 'Their nationality',
      format: 'text',
      help: 'That of their passport.',
      spared: noPartnerReason,
      answer: ({ person: { partner }, words }) =>
        partner === null
          ? missing('Your record does not have it.')
          : textAnswer(words.nationality(partner.nationality)),
    }),
    askedOfYou({
      id: 'married_on',
      text: 'Day and place of the marriage or civil partnership',
      format: 'text',
      help: 'As on the certificate.',
      spared: noPartnerReason,
    }),
    fromRecord('relationship', {
      id: 'spouse_is_british',
      text: 'Your husband, wife or civil partner is British',
      format: 'yes_no',
      help: 'On the day of the application. Three years are enough because of it.',
      spared: spouseRouteReason,
      answer: ({ person }) =>
        yesOr(person.spouseOfBritishCitizen ? true : null, 'Your record does not say it.'),
    }),
    askedOfYou({
      id: 'spouse_passport',
      text: 'Number of their British passport',
      format: 'text',
      help: 'And how they became British, where they were not born so.',
      spared: spouseRouteReason,
    }),
    askedOfYou({
      id: 'earlier_marriages',
      text: 'Earlier marriages and civil partnerships',
      format: 'list',
      help: 'With whom, from when to when, and how each ended.',
    }),
    fromRecord('dependants', {
      id: 'children',
      text: 'Your children',
      format: 'list',
      help: 'All of them, in any country, grown ones as well. Your record may have only those whose stay hangs on yours.',
      answer: (one) =>
        listAnswer(
          {
            columns: ['Name', 'Born on', 'Nationality', 'British'],
            lines: one.person.children.map((child) => formatChild(child, one)),
            period: null,
          },
          one.person.children.some((child) => isBritishDependant(child) === null)
            ? [warning('missing', 'Of a child your record does not say whether it is British.')]
            : [],
        ),
    }),
  ],
};
