import { type ChecklistRequirement, refereeLines } from '@settlewise/rules/documentChecklist';
import type { CheckedReferee, RefereeForm, RefereesChecked } from '@settlewise/rules/referees';
import type { RecordedReferee } from '../../../../record/referees/refereePart';

export const asksForReferees = (id: string): boolean => Object.values(refereeLines).includes(id);

/** Referees of one applicant, checked against the rules of their form. */
export interface RefereesOfApplicant {
  readonly form: RefereeForm;
  readonly list: readonly RecordedReferee[];
  readonly checked: Pick<RefereesChecked, 'pair' | 'lacks'> & {
    readonly referees: readonly Pick<CheckedReferee, 'id' | 'state'>[];
  };
}

/** The two, where there are two that can be. */
export function pairOf({ list, checked: { pair } }: RefereesOfApplicant) {
  const [first, second] = [pair?.first, pair?.second].map((id) => list.find((referee) => referee.id === id));
  return first === undefined || second === undefined ? null : { first, second };
}

/** Who the two are, and what is missing: sentences under each other. */
export function refereesInWords(of: RefereesOfApplicant): readonly string[] {
  const pair = pairOf(of);
  return [
    ...(pair === null
      ? []
      : [
          `${pair.first.fullName} is the one with a profession. ${pair.second.fullName} has the British passport.`,
        ]),
    ...of.checked.lacks,
  ];
}

/** What a checklist says of the two, at the line that asks for them. */
export interface SaidOfReferees {
  readonly requirement: string;
  /** By their ids. */
  readonly by: readonly string[];
  readonly note: string;
}

/** Null where the form asks for none, or the record has none. */
export const saidOfReferees = (of: RefereesOfApplicant | null): SaidOfReferees | null =>
  of === null || of.list.length === 0
    ? null
    : {
        requirement: refereeLines[of.form],
        by: of.list.map(({ id }) => id),
        note: refereesInWords(of).join(' '),
      };

/** The line of the checklist as it stands with the referees of the record; the mark of the person goes before. */
export function withReferees(line: ChecklistRequirement, said: SaidOfReferees | null): ChecklistRequirement {
  if (said === null || said.requirement !== line.id) return line;
  const { by, note } = said;
  return line.state === 'have' ? { ...line, by, note } : { ...line, state: 'partly', by, note };
}
