import {
  checkReferees,
  refereeForms,
  type ChecklistForm,
  type ChecklistRequirement,
  type CivilDate,
  type RefereeForm,
  type RefereesChecked,
} from '@settlewise/rules';
import type { RecordedReferee } from '../../../../record/referees/refereePart';

/** The lines that ask for two referees. */
const lines: Readonly<Record<RefereeForm, string>> = { AN: 'N6', MN1: 'M5' };
export const asksForReferees = (id: string): boolean => Object.values(lines).includes(id);

export const asRefereeForm = (form: ChecklistForm): RefereeForm | null =>
  refereeForms.find((one) => one === form) ?? null;

/** Referees of one applicant, held against the rules of their form. */
export interface RefereesOfApplicant {
  readonly form: RefereeForm;
  readonly list: readonly RecordedReferee[];
  readonly checked: RefereesChecked;
}

/** @param applicant `you`, `partner` or `child`, as the record has it */
export function refereesOf(
  all: readonly RecordedReferee[],
  applicant: string,
  form: RefereeForm,
  on: CivilDate,
): RefereesOfApplicant {
  const list = all.filter((referee) => referee.applicant === applicant);
  return { form, list, checked: checkReferees(list, { form, on }) };
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

/** The line of the checklist as it stands with the referees of the record; the mark of the person goes before. */
export function withReferees(
  line: ChecklistRequirement,
  of: RefereesOfApplicant | null,
): ChecklistRequirement {
  if (of === null || lines[of.form] !== line.id || of.list.length === 0) return line;
  const by = of.list.map(({ id }) => id);
  const note = refereesInWords(of).join(' ');
  return line.state === 'have' ? { ...line, by, note } : { ...line, state: 'partly', by, note };
}

/** What the record itself answers: two referees who can be the two. */
export const heldByReferees = (of: RefereesOfApplicant | null): readonly string[] =>
  of?.checked.state === 'met' ? [lines[of.form]] : [];
