import {
  refereeLines,
  type ChecklistRequirement,
  type RefereesOfApplicant as Checked,
} from '@settlewise/rules';
import type { RecordedReferee } from '../../../../record/referees/refereePart';

export const asksForReferees = (id: string): boolean => Object.values(refereeLines).includes(id);

/** Referees of one applicant, held against the rules of their form. */
export type RefereesOfApplicant = Checked<RecordedReferee>;

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

/** The line of the checklist as it stands with the referees of the record; the mark of the person goes before. */
export function withReferees(
  line: ChecklistRequirement,
  of: RefereesOfApplicant | null,
): ChecklistRequirement {
  if (of === null || refereeLines[of.form] !== line.id || of.list.length === 0) return line;
  const by = of.list.map(({ id }) => id);
  const note = refereesInWords(of).join(' ');
  return line.state === 'have' ? { ...line, by, note } : { ...line, state: 'partly', by, note };
}
