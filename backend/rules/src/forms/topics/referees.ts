import { checkReferees } from '../../referees/checkReferees';
import type { Referee, RefereeForm, RefereesChecked } from '../../referees/answer';
import { listAnswer, warning } from '../answers';
import { dayOrMonthInWords, formDate, formName } from '../formats';
import {
  fromRecord,
  type AnswerWithWarnings,
  type FormBlock,
  type FormCase,
  type FormLine,
} from '../question';

const dash = '–';

/** The applicant's referees, with the two who qualify by the rules. */
export const checkedReferees = ({ person, on }: FormCase, form: RefereeForm): RefereesChecked =>
  checkReferees(person.referees, { form, on });

const formatReferee = (referee: Referee): FormLine => ({
  id: referee.id,
  cells: [
    formName(referee.fullName),
    referee.dateOfBirth === null ? dash : formDate(referee.dateOfBirth),
    ...[referee.job, referee.passportNumber, referee.email].map((said) => said ?? dash),
    referee.addresses ?? dash,
    referee.knownSince === null ? dash : dayOrMonthInWords(referee.knownSince),
    referee.howKnown ?? dash,
  ],
  days: null,
  note: null,
});

function refereeList(one: FormCase, form: RefereeForm): AnswerWithWarnings {
  const checked = checkedReferees(one, form);
  const { pair, lacks, referees } = checked;
  const ids = pair === null ? [] : [pair.first, pair.second];
  const chosen = ids.flatMap((id) => one.person.referees.filter((referee) => referee.id === id));
  const findings = referees
    .filter(({ id }) => ids.includes(id))
    .flatMap(({ findings }) => findings.filter(({ state }) => state !== 'met'));
  return listAnswer(
    {
      columns: [
        'Name',
        'Born on',
        'Profession or job',
        'Passport',
        'Email',
        'Addresses',
        'Knows you since',
        'How they know you',
      ],
      lines: chosen.map(formatReferee),
      period: null,
    },
    [
      ...lacks.map((text) => warning('missing', text)),
      ...findings.map(({ title, text, state }) =>
        warning(state === 'not_met' ? 'conflict' : 'missing', `${title}. ${text}`.trim()),
      ),
    ],
  );
}

export const refereesBlock = (form: RefereeForm): FormBlock => ({
  id: 'referees',
  title: 'Two referees',
  questions: [
    fromRecord('referees', {
      id: 'referees',
      text: 'Who vouches for you',
      format: 'list',
      help: 'The one with a profession first, the one with a British passport second. Each signs a page of their own.',
      answer: (one) => refereeList(one, form),
    }),
  ],
});
