import type { EnglishStatus, Missing, OpenQuestion } from '../../assessment/answer';
import type { IlrCalculation } from './ilrCalculation';
import type { Judgement } from './judgement';
import { missing } from './reasonFactories';
import type { SettlementAsked } from './settlementAsked';

type AnswerDetails = Pick<
  IlrCalculation,
  | 'verdict'
  | 'missing'
  | 'questions'
  | 'otherOutcome'
  | 'practicalEarliestApplicationDate'
  | 'applyBy'
  | 'eligibleUntil'
  | 'eligibleAgainFrom'
  | 'english'
  | 'lifeInUk'
>;

interface Judged {
  /** Whether the visa type determines the route. */
  readonly known: boolean;
  readonly judgement: Judgement;
  readonly asked: SettlementAsked;
  readonly english: EnglishStatus | null;
  /** Whether the route is closed to applications. */
  readonly closed: boolean;
}

/** The parts of the engine's answer other than the date. For an unknown visa, reports the missing visa type. */
export function collectAnswerDetails({ known, judgement, asked, english, closed }: Judged): AnswerDetails {
  const { verdict, missing: lacking, answer } = judgement;
  if (!known) return { ...noOpenQuestions, verdict: 'not_enough', missing: [visaTypeMissing] };
  const { practicalEarliestApplicationDate, applyBy, eligibleUntil, eligibleAgainFrom } = answer;
  const { otherOutcome, lifeInUk } = answer;
  const hasDate = verdict !== 'not_enough' && !closed;
  return {
    verdict: closed ? 'no_route' : verdict,
    missing: lacking.map(toFormField),
    questions: answer.questions.map((asking) => toFormQuestion(asking, asked)),
    otherOutcome,
    practicalEarliestApplicationDate: hasDate ? practicalEarliestApplicationDate : null,
    applyBy,
    ...(hasDate ? { eligibleUntil, eligibleAgainFrom } : { eligibleUntil: null, eligibleAgainFrom: null }),
    english,
    lifeInUk,
  };
}

/** The fields of an answer without open questions. */
export const noOpenQuestions = {
  missing: [],
  questions: [],
  otherOutcome: null,
  practicalEarliestApplicationDate: null,
  applyBy: null,
  eligibleUntil: null,
  eligibleAgainFrom: null,
  english: null,
  lifeInUk: null,
} as const;

const visaTypeMissing: Missing = missing('route', {}, { field: 'visaType' });

/** Maps the permission in a question to its position in the form. */
function toFormQuestion(question: OpenQuestion, { positions }: SettlementAsked): OpenQuestion {
  const { permission, ...rest } = question;
  const position = permission === undefined ? undefined : positions[permission];
  return position === undefined ? rest : { ...rest, permission: position };
}

/** Maps a field of the engine's request to its name in the form. */
function toFormField(lacking: Missing): Missing {
  return lacking.field === undefined
    ? lacking
    : { ...lacking, field: lacking.field.replace(/^settlement\./, '') };
}
