import { UnsoundAssessment } from '../assessment/problems';
import { ageOn } from '../calendar/age';
import { isRouteKey, type RouteKey } from '../routes/routes';
import type {
  ChecklistRequirement,
  ChecklistResult,
  ChecklistWarning,
  OpenChecklistQuestion,
} from './answer';
import { roleOn, routeOfDependant, wrongForm } from './forms';
import { qualifyingPeriod } from './period';
import { checklistProblems } from './problems';
import type { ChecklistAnswer, ChecklistQuestionOfRecord } from './question';
import { checklistQuestions } from './questions';
import type { ChecklistCase } from './row';
import { checklistRows } from './rows';
import { asksOnlyLongAbsences } from './rows/general';
import { isSettlementForm } from './rows/groups';
import { stateOf } from './stateOf';

/**
 * The documents that somebody needs for an application, with what they have of them.
 * @throws UnsoundAssessment when the question cannot be answered
 */
export function checklistOf(question: ChecklistQuestionOfRecord): ChecklistResult {
  const problems = checklistProblems(question);
  if (problems.length > 0) throw new UnsoundAssessment(problems);
  const { form, plannedOn: on, applicant, answers, documents, held = [], answeredByRecord = [] } = question;
  const { permissionSince = null, qualifyingYears = null } = question;
  const { dateOfBirth } = applicant;
  const main = knownRoute(question.route);
  const role = isSettlementForm(form) ? roleOn(main, applicant.role) : applicant.role;
  const warning = wrongForm(form, { route: main, role, dateOfBirth, on });
  if (warning !== null) return { ...noList, warnings: [warning] };
  const one: ChecklistCase = {
    form,
    role,
    on,
    dateOfBirth,
    answers,
    answeredByRecord,
    permissionSince,
    qualifyingYears,
    age: ageOn(dateOfBirth, on),
    route: routeOfDependant(main, role),
  };
  const requirements = checklistRows
    .filter((row) => row.forms.includes(form) && row.applies(one))
    .map((row) => stateOf(row, one, documents, held.includes(row.id)));
  return {
    requirements,
    readiness: readinessOf(requirements),
    questions: openQuestions(one, requirements),
    warnings: [],
    qualifyingPeriod: qualifyingPeriod(one),
  };
}

const noList: ChecklistResult = {
  requirements: [],
  readiness: { met: 0, of: 0 },
  questions: [],
  warnings: [] satisfies readonly ChecklistWarning[],
  qualifyingPeriod: null,
};

type Line = Pick<ChecklistRequirement, 'id' | 'kind' | 'group' | 'state'>;

/** Each that must be there counts once, and each group of which one is enough. */
export function readinessOf(requirements: readonly Line[]): ChecklistResult['readiness'] {
  const parts = partsOf(requirements);
  return { met: parts.filter(({ isThere }) => isThere).length, of: parts.length };
}

/** The lines that are counted and not there yet; of a group of which one is enough, the first. */
export const openLines = <Asked extends Line>(requirements: readonly Asked[]): readonly Asked[] =>
  partsOf(requirements).flatMap(({ line, isThere }) => (isThere ? [] : [line]));

function partsOf<Asked extends Line>(requirements: readonly Asked[]) {
  const parts = new Map<string, { readonly line: Asked; readonly isThere: boolean }>();
  for (const line of requirements) {
    const { id, kind, group, state } = line;
    if (kind !== 'must' && kind !== 'one_of') continue;
    const key = kind === 'one_of' && group !== null ? `group ${group}` : id;
    const before = parts.get(key);
    parts.set(key, { line: before?.line ?? line, isThere: before?.isThere === true || state === 'have' });
  }
  return [...parts.values()];
}

/** What was not asked yet and makes a difference to this list. */
function openQuestions(
  one: ChecklistCase,
  requirements: readonly ChecklistRequirement[],
): readonly OpenChecklistQuestion[] {
  const { answers, form, route, role } = one;
  const isPartner = form === 'SET(M)' && route === 'partner' && role === 'main';
  const hangOn = new Set<ChecklistAnswer>(
    requirements.flatMap(({ asks, kind }) => (asks === null || kind === 'not_needed' ? [] : [asks])),
  );
  if (isPartner) hangOn.add('income');
  if (isPartner && answers.income === 'employed') hangOn.add('sameEmployerSixMonths');
  if (form === 'SET(LR)') hangOn.add('grantedBeforeApril2024');
  if (form === 'SET(M)' && asksOnlyLongAbsences(one)) hangOn.add('longAbsences');
  const names = Object.keys(checklistQuestions).filter(isAnswer);
  return names
    .filter((name) => hangOn.has(name) && (answers[name] ?? null) === null)
    .map((id) => ({ id, ...checklistQuestions[id](one) }));
}

const isAnswer = (name: string): name is ChecklistAnswer => Object.hasOwn(checklistQuestions, name);

function knownRoute(key: string): RouteKey {
  if (!isRouteKey(key)) throw new RangeError(`Not a route: ${key}`);
  return key;
}
