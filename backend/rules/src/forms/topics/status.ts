import type { SettlementKind } from '../../assessment/request';
import { writtenDate } from '../../assessment/wording';
import { needsNoSettlement } from '../../citizenship/settlementHeld';
import { dateOr, missing, textAnswer, textOr, warning } from '../answers';
import { askedOfYou, fromRecord, type AnswerWithWarnings, type FormBlock, type FormCase } from '../question';

const settledAs: Readonly<Record<SettlementKind, string>> = {
  ilr: 'Indefinite leave to remain',
  eu_settled_status: 'Settled status under the EU Settlement Scheme',
  eu_settled_status_swiss: 'Settled status under the EU Settlement Scheme',
  irish: 'Irish citizen',
  right_of_abode: 'Right of abode',
};

const bornSettled = ({ person }: FormCase): string | null =>
  person.settledAs !== null && needsNoSettlement(person.settledAs)
    ? 'You need no settlement that somebody granted.'
    : null;

/** The last permission before settlement, which led to it. */
function wayToSettlement({ person, words }: FormCase) {
  const { settledSince, permissions } = person;
  if (settledSince === null) return missing('Your record does not say since when you are settled.');
  const before = permissions.findLast(({ startDate }) => startDate < settledSince);
  return before === undefined
    ? missing('Your record has no visa from before settlement.')
    : textAnswer(words.visaType(before.visaType));
}

/** The questions of form AN about settlement. */
export const settledBlock: FormBlock = {
  id: 'status',
  title: 'Your status in the UK',
  questions: [
    fromRecord('immigration_profile', {
      id: 'settled_as',
      text: 'What lets you stay without a time limit',
      format: 'text',
      help: 'Indefinite leave, settled status, or a right that you were born with.',
      answer({ person }) {
        if (person.settledAs !== null) return textAnswer(settledAs[person.settledAs]);
        return person.isSettled
          ? textAnswer(settledAs.ilr, [
              warning('not_confirmed', 'Your record does not say which right it is.'),
            ])
          : missing('Your record does not say that you are settled.');
      },
    }),
    fromRecord('immigration_profile', {
      id: 'settled_since',
      text: 'Settled since',
      format: 'date',
      help: 'The day of the grant, as the letter or the eVisa has it.',
      spared: bornSettled,
      answer({ person, on }) {
        const { settledSince, permissions } = person;
        const first = permissions[0]?.startDate ?? null;
        return dateOr(settledSince, 'Your record does not say since when you are settled.', [
          ...(settledSince !== null && settledSince > on
            ? [warning('conflict', 'It is after the day of the application.')]
            : []),
          ...(settledSince !== null && first !== null && settledSince < first
            ? [warning('conflict', 'It is before your first visa. One of the two days is not right.')]
            : []),
        ]);
      },
    }),
    fromRecord('visa_history', {
      id: 'settled_by',
      text: 'How you came to be settled',
      format: 'text',
      help: 'The route on which you were, as a worker, as a partner, or by long residence.',
      spared: bornSettled,
      answer: wayToSettlement,
    }),
    fromRecord('immigration_profile', {
      id: 'brp_number',
      text: 'eVisa, or number of the last residence card',
      format: 'text',
      help: 'Status is an eVisa in a UKVI account now: cards have ended. The form may still ask for the number of the last card.',
      answer: ({ person }) =>
        person.brpNumber === null
          ? textAnswer('eVisa', [
              warning('not_confirmed', 'Your record has no number of a card. Look at your eVisa.'),
            ])
          : textAnswer(person.brpNumber.toUpperCase()),
    }),
  ],
};

const exemptByAgeText = 'Because of your age it is not asked of you.';
const exemptByRouteText = 'On your route it is not asked of you.';

function testNotAskedReason({ knowledge }: FormCase): string | null {
  if (knowledge === null || knowledge.lifeInUk.asked) return null;
  return knowledge.lifeInUk.exempt === 'age' ? exemptByAgeText : exemptByRouteText;
}

function englishNotAskedReason({ knowledge }: FormCase): string | null {
  if (knowledge === null) return null;
  const { exempt, asked } = knowledge.english;
  if (exempt === 'age') return exemptByAgeText;
  if (asked === 'route') return 'It was met when your visa was granted.';
  return asked === 'none' ? exemptByRouteText : null;
}

/** The stated day of the test, otherwise the day of its certificate; both if they differ. */
function findTestDay({ person }: FormCase): AnswerWithWarnings {
  const certificate = person.documents.find(({ documentType }) => documentType === 'life_in_uk_certificate');
  const [saidOn, onPaper] = [person.lifeInUkPassedOn, certificate?.issuedOn ?? null];
  const differs = saidOn !== null && onPaper !== null && saidOn !== onPaper;
  return dateOr(saidOn ?? onPaper, 'Your record does not say when the test was passed.', [
    ...(differs ? [warning('conflict', `Your certificate is of ${writtenDate(onPaper)}.`)] : []),
  ]);
}

/** The proof of English and the test; the engine decides who is exempt by age. */
export const knowledgeBlock: FormBlock = {
  id: 'knowledge',
  title: 'English and the Life in the UK test',
  questions: [
    fromRecord('evidence', {
      id: 'english',
      text: 'How you show your English',
      format: 'text',
      help: 'A test, a degree taught in English, or a nationality of the list. What served for settlement serves again.',
      spared: englishNotAskedReason,
      answer({ person, knowledge }) {
        const { englishLevel } = person;
        if (englishLevel === null || englishLevel === 'none')
          return missing('Your record does not say how you show your English.');
        if (englishLevel === 'exempt') return textAnswer('Exempt, by nationality or a long-term condition');
        const isBelow = knowledge?.english.met === false;
        return textAnswer(`A certificate of level ${englishLevel}`, [
          ...(isBelow ? [warning('conflict', 'The level is below the one that is asked for.')] : []),
        ]);
      },
    }),
    askedOfYou({
      id: 'english_reference',
      text: 'Reference number of the English test',
      format: 'text',
      help: 'On the certificate, or in the mail of the centre.',
      spared: englishNotAskedReason,
    }),
    fromRecord('evidence', {
      id: 'life_in_uk',
      text: 'Life in the UK test passed',
      format: 'yes_no',
      help: 'A pass never runs out.',
      spared: testNotAskedReason,
      answer: ({ person }) =>
        person.lifeInUkPassed === null
          ? missing('Your record does not say that the test is passed.')
          : textAnswer('Yes'),
    }),
    fromRecord('evidence', {
      id: 'life_in_uk_on',
      text: 'Day of the test',
      format: 'date',
      help: 'As the notification of the result has it.',
      spared: testNotAskedReason,
      answer: findTestDay,
    }),
    fromRecord('evidence', {
      id: 'life_in_uk_reference',
      text: 'Reference number of the test',
      format: 'text',
      help: 'In the result, or in your account with which you booked.',
      spared: testNotAskedReason,
      answer: ({ person }) =>
        textOr(person.lifeInUkReference, 'Your record does not have the reference of the test.'),
    }),
  ],
};
