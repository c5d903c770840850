import { UnsoundAssessment } from '../assessment/problems';
import { ageOn } from '../calendar/age';
import { isRouteKey, type RouteKey } from '../routes/routes';
import type {
  ChecklistRequirement,
  ChecklistResult,
  ChecklistWarning,
  OpenChecklistQuestion,
} from './answer';
import { adjustRole, routeOfDependant, checkForm } from './forms';
import { qualifyingPeriod } from './period';
import { checklistProblems } from './problems';
import type { ChecklistAnswer, ChecklistQuestionOfRecord } from './question';
import { checklistQuestions } from './questions';
import type { ChecklistCase } from './row';
import { checklistRows } from './rows';
import { asksOnlyLongAbsences } from './rows/general';
import { isSettlementForm } from './rows/groups';
import { findRequirementState } from './findRequirementState';

/**
 * The documents that an application needs, with those the person has.
 * @throws UnsoundAssessment if the question is invalid
 */
export function buildChecklist(question: ChecklistQuestionOfRecord): ChecklistResult {
  const problems = checklistProblems(question);
  if (problems.length > 0) throw new UnsoundAssessment(problems);
  const { form, plannedOn: on, applicant, answers, documents, held = [], answeredByRecord = [] } = question;
  const { permissionSince = null, qualifyingYears = null } = question;
  const { dateOfBirth } = applicant;
  const main = parseRoute(question.route);
  const role = isSettlementForm(form) ? adjustRole(main, applicant.role) : applicant.role;
  const warning = checkForm(form, { route: main, role, dateOfBirth, on });
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
    .map((row) => findRequirementState(row, one, documents, held.includes(row.id)));
  return {
    requirements,
    readiness: countReadiness(requirements),
    questions: findOpenQuestions(one, requirements),
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

/** Counts each required line once, and each group of which one is enough once. */
export function countReadiness(requirements: readonly Line[]): ChecklistResult['readiness'] {
  const parts = splitCounted(requirements);
  return { met: parts.filter(({ isThere }) => isThere).length, of: parts.length };
}

/** The counted lines that are still open; for a group of which one is enough, its first line. */
export const openLines = <Asked extends Line>(requirements: readonly Asked[]): readonly Asked[] =>
  splitCounted(requirements).flatMap(({ line, isThere }) => (isThere ? [] : [line]));

function splitCounted<Asked extends Line>(requirements: readonly Asked[]) {
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

/** The unanswered questions that change this list. */
function findOpenQuestions(
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

function parseRoute(key: string): RouteKey {
  if (!isRouteKey(key)) throw new RangeError(`Not a route: ${key}`);
  return key;
}
