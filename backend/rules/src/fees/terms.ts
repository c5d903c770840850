import type { CivilDate } from '../calendar/civilDate';
import { isOfFullAge } from '../citizenship/fullAge';
import { feeTerms, type FeeTermKey } from '../parameters/feeTerms';
import { statusOn } from '../parameters/parameter';
import type { RouteKey } from '../routes/routes';
import { tier1Routes } from '../routes/tier1Routes';
import { workRoutes } from '../routes/workRoutes';
import type { FeeLine, FeeLineKind, FeeTerm } from './answer';
import { knownRoute } from './applicationFee';
import type { FeesQuestion, FeeStep } from './question';

/** The routes of family and private life. */
const humanRights: ReadonlySet<RouteKey> = new Set([
  'partner',
  'parent_of_child',
  'family_ten_years',
  'private_life',
  'child_born_in_uk',
]);

/** Settlement that people without means do not pay for. */
const withoutMeans: ReadonlySet<RouteKey> = new Set(['domestic_abuse', 'bereaved_partner']);

const isWork = (route: RouteKey): boolean => route in workRoutes || route in tier1Routes;

interface Concerning {
  readonly code: FeeTermKey;
  readonly about: FeeLineKind;
}

const about = (kind: FeeLineKind, ...codes: readonly FeeTermKey[]): readonly Concerning[] =>
  codes.map((code) => ({ code, about: kind }));

/** What concerns the lines of a step. */
function concerning(
  step: FeeStep,
  lines: readonly FeeLine[],
  { people }: FeesQuestion,
): readonly Concerning[] {
  const { item, on } = step;
  if (item === 'first_passport' || item === 'eta' || item === 'administrative_review') return [];
  const isPermission = item === 'visa' || item === 'extension';
  const isPaid = (kind: FeeLineKind) =>
    lines.some((line) => line.kind === kind && (line.highestPence > 0 || line.pence > 0));
  const paysSurcharge = isPaid('surcharge');
  const route = 'route' in step ? knownRoute(step.route) : null;
  const isChild = (person: number) => !isOfFullAge(people[person]?.dateOfBirth ?? on, on);
  const hasChild = (step.people ?? [...people.keys()]).some(isChild);
  const isFee = isPaid('application');
  return [
    ...(paysSurcharge
      ? about('surcharge', 'surcharge_on_refusal', 'surcharge_settled_early', 'surcharge_of_care_staff')
      : []),
    ...(isPermission ? about(paysSurcharge ? 'surcharge' : 'application', 'surcharge_not_paid') : []),
    ...(isFee ? about('application', 'fee_on_refusal', 'fee_on_withdrawal') : []),
    ...(item === 'registration_child' ? about('application', 'waiver_for_child') : []),
    ...(isFee && isPermission && route !== null && humanRights.has(route)
      ? about('application', 'waiver_for_human_rights')
      : []),
    ...(isFee && hasChild && item !== 'naturalisation' ? about('application', 'waiver_in_care') : []),
    ...(item === 'ilr' && route === 'armed_forces' ? about('application', 'no_fee_for_service') : []),
    ...(item === 'ilr' && route !== null && withoutMeans.has(route)
      ? about('application', 'waiver_without_means')
      : []),
    ...(item === 'ilr' && route !== null && isWork(route) ? about('application', 'no_waiver_on_work') : []),
    ...(item === 'naturalisation' ? about('application', 'no_waiver_for_naturalisation') : []),
  ];
}

/** What is about the children among those who apply. */
const ofChildren: ReadonlySet<string> = new Set<FeeTermKey>(['waiver_in_care', 'waiver_for_child']);

/** Whether a term of a step is about one of its lines. Terms about children are not shown next to lines of adults. */
export const standsBeside = (
  { code, about: kind }: Pick<FeeTerm, 'code' | 'about'>,
  line: Pick<FeeLine, 'kind' | 'person' | 'on'>,
  people: readonly { readonly dateOfBirth: CivilDate }[],
): boolean => {
  if (kind !== line.kind) return false;
  const born = line.person === null ? undefined : people[line.person]?.dateOfBirth;
  return !ofChildren.has(code) || (born !== undefined && !isOfFullAge(born, line.on));
};

/** The terms of a bill. A sentence that concerns several steps is listed once. */
export function determineTerms(lines: readonly FeeLine[], question: FeesQuestion): readonly FeeTerm[] {
  const terms = new Map<string, FeeTerm>();
  for (const [place, step] of question.steps.entries()) {
    const own = lines.filter((line) => line.step === place);
    for (const { code, about: kind } of concerning(step, own, question)) {
      const row = feeTerms[code].rows.findLast(({ from }) => from === null || from <= step.on);
      // The term did not exist on that day.
      if (row === undefined) continue;
      const key = `${code} ${kind} ${row.from}`;
      const before = terms.get(key);
      const { value: message, source, confidence } = row;
      terms.set(key, {
        code,
        about: kind,
        steps: [...(before?.steps ?? []), place],
        message,
        source,
        confidence,
        standing: statusOn(row, step.on),
      });
    }
  }
  return [...terms.values()];
}
