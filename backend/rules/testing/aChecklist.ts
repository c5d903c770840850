import { buildChecklist } from '../src/documentChecklist/buildChecklist';
import type { ChecklistQuestion, ChecklistQuestionOfRecord } from '../src/documentChecklist/question';

// The list of a person on a Skilled Worker visa, unless a test overrides it.

export const born = '1990-01-01';
type Asking = Partial<Omit<ChecklistQuestionOfRecord, 'applicant'>> & Partial<ChecklistQuestion['applicant']>;

export function ask({ dateOfBirth = born, role = 'main', ...rest }: Asking = {}) {
  return buildChecklist({
    form: 'SET(O)',
    route: 'skilled_worker',
    plannedOn: '2027-02-20',
    answers: {},
    documents: [],
    applicant: { dateOfBirth, role },
    ...rest,
  });
}
export const listIds = (asking: Asking) => ask(asking).requirements.map(({ id }) => id);

export function findLine(id: string, asking: Asking = {}) {
  const found = ask(asking).requirements.find((line) => line.id === id);
  if (found === undefined) throw new Error(`${id} is not in the list`);
  return found;
}

export const doc = (kind: string, rest: object = {}) => ({
  id: `${kind} ${JSON.stringify(rest)}`,
  kind,
  ...rest,
});
