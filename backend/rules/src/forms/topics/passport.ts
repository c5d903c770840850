import { writtenDate } from '../../assessment/wording';
import type { CivilDate } from '../../calendar/civilDate';
import type { VaultDocument } from '../../documentChecklist/planOfRecord';
import { dateOr, listAnswer, textOr, warning } from '../answers';
import { formDate } from '../formats';
import { askedOfYou, fromRecord, type FormBlock, type FormCase } from '../question';

const dash = '–';
/** The passports in the vault, the latest expiry first. */
export const findPassports = ({ person }: Pick<FormCase, 'person'>): readonly VaultDocument[] =>
  person.documents
    .filter(({ documentType }) => documentType === 'passport')
    .toSorted((one, other) => ((one.expiryDate ?? '') < (other.expiryDate ?? '') ? 1 : -1));

const formatDay = (date: CivilDate | null): string => (date === null ? dash : formDate(date));

export const passportBlock: FormBlock = {
  id: 'passport',
  title: 'Passport and travel documents',
  questions: [
    fromRecord('profile', {
      id: 'passport_number',
      text: 'Number of the passport',
      format: 'text',
      help: 'As it is printed, without spaces.',
      answer({ person }) {
        const number = person.passportNumber?.replaceAll(/\s/g, '').toUpperCase() ?? null;
        return textOr(number, 'Your record has no number of the passport.');
      },
    }),
    fromRecord('documents', {
      id: 'passport_issued',
      text: 'Issued on',
      format: 'date',
      help: 'The day that stands in the passport.',
      answer: (one) =>
        dateOr(
          findPassports(one)[0]?.issuedOn ?? null,
          'The passport in your documents has no day of issue.',
        ),
    }),
    fromRecord('documents', {
      id: 'passport_expires',
      text: 'Valid until',
      format: 'date',
      help: 'The last day that stands in the passport.',
      answer(one) {
        const ends = findPassports(one)[0]?.expiryDate ?? null;
        const isOver = ends !== null && ends < one.on;
        return dateOr(ends, 'The passport in your documents has no last day.', [
          ...(isOver
            ? [warning('conflict', `It ends before the application on ${writtenDate(one.on)}.`)]
            : []),
        ]);
      },
    }),
    askedOfYou({
      id: 'passport_authority',
      text: 'Issued by',
      format: 'text',
      help: 'The authority and the place that stand in the passport.',
    }),
    fromRecord('documents', {
      id: 'travel_documents',
      text: 'Other passports and travel documents',
      format: 'list',
      help: 'Those of the years that are asked about, ended ones as well. Their stamps are compared with your journeys.',
      answer: (one) =>
        listAnswer({
          columns: ['Document', 'Issued on', 'Valid until'],
          lines: findPassports(one)
            .slice(1)
            .map(({ id, issuedOn, expiryDate }) => ({
              id,
              cells: ['Passport', formatDay(issuedOn), formatDay(expiryDate)],
              days: null,
              note: 'Its number is in the passport.',
            })),
          period: null,
        }),
    }),
  ],
};
