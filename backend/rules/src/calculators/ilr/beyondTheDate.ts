import type { EnglishStatus, Missing, OpenQuestion } from '../../assessment/answer';
import type { IlrCalculation } from './ilrCalculation';
import type { Judgement } from './judgement';
import { missing } from './said';
import type { SettlementAsked } from './settlementAsked';

type BeyondTheDate = Pick<
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
  /** Whether the visa says which route it is. */
  readonly known: boolean;
  readonly judgement: Judgement;
  readonly asked: SettlementAsked;
  readonly english: EnglishStatus | null;
  /** The route takes no applications any more. */
  readonly closed: boolean;
}

/** What the engine says besides the date; of an unknown visa, that the visa is missing. */
export function beyondTheDate({ known, judgement, asked, english, closed }: Judged): BeyondTheDate {
  const { verdict, missing: lacking, answer } = judgement;
  if (!known) return { ...nothingOpen, verdict: 'not_enough', missing: [visaTypeMissing] };
  const { practicalEarliestApplicationDate, applyBy, eligibleUntil, eligibleAgainFrom } = answer;
  const { otherOutcome, lifeInUk } = answer;
  const hasDate = verdict !== 'not_enough' && !closed;
  return {
    verdict: closed ? 'no_route' : verdict,
    missing: lacking.map(inTheFormsFields),
    questions: answer.questions.map((asking) => inTheForm(asking, asked)),
    otherOutcome,
    practicalEarliestApplicationDate: hasDate ? practicalEarliestApplicationDate : null,
    applyBy,
    ...(hasDate ? { eligibleUntil, eligibleAgainFrom } : { eligibleUntil: null, eligibleAgainFrom: null }),
    english,
    lifeInUk,
  };
}

/** Of an answer that rests on nothing open. */
export const nothingOpen = {
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

/** The permission that a question is about, by its place in the form. */
function inTheForm(question: OpenQuestion, { positions }: SettlementAsked): OpenQuestion {
  const { permission, ...rest } = question;
  const position = permission === undefined ? undefined : positions[permission];
  return position === undefined ? rest : { ...rest, permission: position };
}

/** A field of the engine's request under its name in the form. */
function inTheFormsFields(lacking: Missing): Missing {
  return lacking.field === undefined
    ? lacking
    : { ...lacking, field: lacking.field.replace(/^settlement\./, '') };
}
