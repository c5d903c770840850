import type { PersonalDetailsResponse } from '@settlewise/contract/immigrationProfile';
import type { CivilDate } from '@settlewise/rules/calendar';
import type { ChecklistQuestion, ChecklistResult } from '@settlewise/rules/documentChecklist';
import { formatLongDate } from '../../../../ui/dates/formatDate';
import type { RefereesOfApplicant } from '../referees/refereesOf';
import type { LetterPart } from './letter';

/** A journey; null where the record does not say. */
export interface LetterJourney {
  readonly departureDate: CivilDate;
  /** Null while the person is still away. */
  readonly returnDate: CivilDate | null;
  readonly destination: string | null;
  readonly reason: string | null;
}

/** What the letters are filled in from. */
export interface LetterFacts {
  readonly name: string;
  /** Where the person lives. */
  readonly home: PersonalDetailsResponse['addressDetails'];
  readonly question: ChecklistQuestion;
  readonly list: ChecklistResult;
  readonly journeys: readonly LetterJourney[];
  /** Of the applicant; null where the form asks for none. */
  readonly referees: RefereesOfApplicant | null;
}

/** What the record does not know stands in square brackets. */
export const open = (what: string): string => `[${what}]`;

export const about = ({ name, question }: LetterFacts): LetterPart => ({
  text: `${name}, born on ${formatLongDate(question.applicant.dateOfBirth)}`,
});
