import type { NextAct } from '@settlewise/contract/nextAct';
import type {
  CitizenshipEligibilityResponse,
  IlrProgressResponse,
  ProgressRequirement,
} from '@settlewise/contract/progress';
import type { TaskResponse } from '@settlewise/contract/tasks';
import { needsTravelProof } from '@settlewise/rules/absences';
import { type CivilDate, toDayNumber } from '@settlewise/rules/calendar';
import { leftBefore } from '@settlewise/rules/nextSteps';
import { lapseInWords } from '@settlewise/rules/progress';
import { matterOf } from '@settlewise/rules/suggestions';
import { isExtendedInTime, isForPermissionInside } from '@settlewise/rules/waiting';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import { afterGrant } from './afterGrant';
import type { OpenDocuments } from './openDocuments';
import type { Running } from './running';
import { expectedIlr, ifNeverAway, nextActs, type Said } from './sentences';

interface Stand {
  readonly today: CivilDate;
  readonly ilr: DeepReadonly<IlrProgressResponse>;
  readonly citizenship: DeepReadonly<CitizenshipEligibilityResponse>;
  readonly hasJourneys: boolean;
  /** The day on which the person expects to get ILR, as they said; null where they did not. */
  readonly expectedIlr: CivilDate | null;
  readonly running: readonly Running[];
  readonly tasks: readonly TaskResponse[];
  /** What the checklist of the next application asks for; null where none can be made. */
  readonly documents: OpenDocuments | null;
}

/** The most tasks, and the most documents, that stand beside the act by name. */
const mostTasks = 3;
const mostDocuments = 3;

/** Where what shows a requirement is entered, besides on the immigration profile. */
const enteredAt: Readonly<Record<string, string>> = { english: '/onboarding/6', life_in_uk: '/onboarding/6' };

/** Acts for which the requirements of ILR or citizenship have to be met; another visa asks for other things. */
const applications: ReadonlySet<NextAct['kind']> = new Set([
  'apply_for_ilr',
  'prepare_for_ilr',
  'apply_for_citizenship',
  'prepare_for_citizenship',
]);

/** Acts whose button leads to the first thing that is left for them. */
const leadsToLeft: ReadonlySet<NextAct['kind']> = new Set(['apply_for_ilr', 'apply_for_citizenship']);

/** The page of the first line that is shown as left; null where nothing is. */
function pageOfFirstLeft(
  left: readonly { readonly to: string }[],
  tasks: readonly unknown[],
  documents: readonly unknown[],
): string | null {
  const [first] = left;
  if (first !== undefined) return first.to;
  if (tasks.length > 0) return '/dashboard/tasks';
  return documents.length > 0 ? '/dashboard/documents?category=checklist' : null;
}

/** Requirements that time alone meets: a person can do nothing for them today. */
const metByTime: ReadonlySet<string> = new Set([
  'residence',
  'absences',
  'settled',
  'first_day',
  'final_year',
]);

/** What a person does next, with what is left for it. It says the same day as the progress page. */
export function nextActOf(stand: Stand): NextAct {
  const { today, ilr, citizenship, hasJourneys } = stand;
  const settled = ilr.hasILR || ilr.needsNoIlr;
  const said = settled ? towardsCitizenship(stand) : towardsIlr(stand);
  const daysLeft = said.day === null ? null : toDayNumber(said.day) - toDayNumber(today);
  const isApplication = applications.has(said.kind);
  // Days away decide nothing where the discharge from HM Armed Forces does.
  const isWithoutYears = !settled && ilr.requiredYears === 0;
  const papers = isApplication ? stand.documents : null;
  const { requirements, tasks, documents } = leftBefore({
    requirements: isApplication ? open((settled ? citizenship : ilr).requirements) : [],
    tasks: tasksUntil(said, { tasks: stand.tasks, settled }),
    documents: papers?.missing ?? [],
  });
  const left = requirements.map(({ asked: { key, title, detail }, task }) => ({
    key,
    title,
    detail,
    to: enteredAt[key] ?? ilr.fillInAt,
    ...(task !== null && { dueDate: task.dueDate, isOverdue: task.isOverdue }),
  }));
  // The names of a long list say less than its number.
  const named = documents.length > mostDocuments ? [] : documents;
  return {
    ...said,
    ...(leadsToLeft.has(said.kind) && { to: pageOfFirstLeft(left, tasks, documents) ?? said.to }),
    why: [
      said.why,
      ...(isApplication && !hasJourneys && !isWithoutYears ? [ifNeverAway] : []),
      ...(settled || !isApplication
        ? []
        : [expectedBesideRules(stand.expectedIlr, ilr)].filter((said) => said !== null)),
    ].join(' '),
    daysLeft,
    left,
    tasks: tasks
      .slice(0, mostTasks)
      .map(({ id, title, dueDate, isOverdue }) => ({ id, title, dueDate, isOverdue })),
    moreTasks: Math.max(0, tasks.length - mostTasks),
    documents:
      papers === null
        ? null
        : {
            met: papers.met,
            of: papers.of,
            more: documents.length - named.length,
            missing: named.map(({ id, title }) => ({ id, title })),
          },
  };
}

/** What the day that somebody expects is by the rules; null where nothing is to be said. */
const expectedBesideRules = (
  expected: CivilDate | null,
  { ilrApplicationEarliestDate: first }: DeepReadonly<IlrProgressResponse>,
): string | null =>
  expected === null || first === null || expected === first ? null : expectedIlr(expected, first);

function towardsIlr({ ilr, today, hasJourneys, running }: Stand): Said {
  if (ilr.grantedInList !== null) return nextActs.addIlr(ilr.grantedInList);
  const { awaitingDecisionSince: appliedOn, visaEndDate: visaEnds, missing, verdict, outcomes } = ilr;
  const isExtended = isExtendedInTime(ilr.extensionAppliedOn, visaEnds);
  if (appliedOn !== null) {
    const inList = running.find(({ appliedFor }) => appliedFor === 'ilr');
    // The permission goes on by law for whoever applied before it ended, and for nobody else.
    return visaEnds !== null && visaEnds < appliedOn && !isExtended
      ? nextActs.appliedLate(visaEnds, appliedOn, inList !== undefined)
      : nextActs.awaitDecision(appliedOn, inList);
  }
  if (missing.length > 0) return nextActs.addVisa();
  const inside =
    visaEnds === null ? [] : running.filter(({ appliedFor: kind }) => isForPermissionInside({ kind }));
  // Sent in time: the permission of now goes on by law, and there is nothing to extend.
  const extension = inside.find(({ submittedOn }) => visaEnds !== null && submittedOn <= visaEnds);
  if (visaEnds !== null && visaEnds < today && !isExtended) {
    if (extension !== undefined) return nextActs.awaitDecision(extension.submittedOn, extension);
    const [late] = inside;
    return late === undefined
      ? nextActs.visaEnded(visaEnds, today)
      : nextActs.appliedLate(visaEnds, late.submittedOn, true);
  }
  if (outcomes.length > 0) return nextActs.answerQuestion('ILR');
  if (verdict === 'not_enough') return nextActs.addFacts(ilr.missingFacts.map(({ message }) => message));
  if (ilr.eligibleNow)
    return nextActs.applyForIlr(earliest([ilr.applyBy, ilr.eligibleUntil, isExtended ? null : visaEnds]), {
      hasJourneys,
      onProof: ilr.limits.some((check) => check.decides && needsTravelProof(check)),
      varies: isExtended,
      byDischarge: ilr.requiredYears === 0,
    });
  // The discharge is too long ago, or the service too short: the visa itself is not what stands against it.
  if (verdict === 'no_route' && ilr.requiredYears === 0 && ilr.note !== null)
    return nextActs.noDate(ilr.note);
  if (verdict === 'no_route')
    return extension === undefined
      ? nextActs.noRoute(visaEnds)
      : nextActs.awaitDecision(extension.submittedOn, extension);
  const from = ilr.ilrApplicationEarliestDate;
  if (from === null) return nextActs.noDate(ilr.note ?? 'Your progress page says what is open.');
  if (visaEnds === null || visaEnds >= from)
    return ilr.requiredYears === 0 && ilr.applyBy !== null
      ? nextActs.prepareForDischarge(from, ilr.applyBy)
      : nextActs.prepareForIlr(from, earliest([ilr.applyBy, isExtended ? null : visaEnds]));
  return extension === undefined
    ? nextActs.extendVisa(visaEnds, from, today)
    : nextActs.awaitDecision(extension.submittedOn, extension, from);
}

function towardsCitizenship({ citizenship, hasJourneys, running }: Stand): Said {
  const {
    settlementLapse,
    missing,
    outcomes,
    citizenshipEligibilityDate: from,
    asOf,
    application,
  } = citizenship;
  if (application !== null)
    return application.grantedOn === null
      ? nextActs.awaitDecision(
          application.submittedOn,
          running.find(
            ({ appliedFor, submittedOn }) =>
              appliedFor === application.appliedFor && submittedOn === application.submittedOn,
          ),
        )
      : afterGrant({ ...application, grantedOn: application.grantedOn }, asOf);
  if (settlementLapse?.mayHaveLapsed === true)
    return nextActs.settlementMayHaveLapsed(lapseInWords(settlementLapse));
  const { headline, arrivedWithoutPermission } = citizenship;
  if (headline !== null)
    return headline.code === 'irregular_arrival' || arrivedWithoutPermission === 'not_sure'
      ? nextActs.askBeforeCitizenship(headline.message)
      : nextActs.answerArrival(headline.message);
  if (missing.length > 0) return nextActs.addFacts(citizenship.citizenshipWarnings);
  if (outcomes.length > 0) return nextActs.answerQuestion('citizenship');
  if (citizenship.eligibleForCitizenship) return nextActs.applyForCitizenship(from ?? asOf, asOf);
  if (from === null)
    return nextActs.noDate(
      citizenship.note ?? citizenship.citizenshipWarnings[0] ?? 'Your progress page says what is open.',
    );
  return from <= asOf
    ? nextActs.completeForCitizenship(from, asOf, hasJourneys)
    : nextActs.prepareForCitizenship(from);
}

/** Dates as text sort as time does. */
const inOrder = (days: readonly (CivilDate | null)[]): readonly CivilDate[] =>
  days.filter((day) => day !== null).toSorted();
const earliest = (days: readonly (CivilDate | null)[]): CivilDate | null => inOrder(days)[0] ?? null;

const open = (requirements: readonly ProgressRequirement[]): readonly ProgressRequirement[] =>
  requirements.filter(
    ({ key, state }) => !metByTime.has(key) && (state === 'not_met' || state === 'unknown'),
  );

/** Tasks of other kinds are for the act only where their words say so. */
const forActs: ReadonlySet<string> = new Set(['application', 'document', 'appointment']);

const applying = /^apply for (?:ilr|indefinite leave|settlement|citizenship|naturalisation)\b/i;
const extending = /^(?:extend|renew) (?:my|your|the) visa\b/i;

/** The act itself is no step towards it. To extend a visa is one where something else comes next. */
const isActItself = (title: string, kind: NextAct['kind']): boolean =>
  applying.test(title.trim()) || (kind === 'extend_visa' && extending.test(title.trim()));

/** What comes after citizenship, and with it after ILR. */
const afterCitizenship = /\bbritish passport\b|\bceremony\b/i;
const afterIlr = /\bnaturalis\w+|\bcitizenship\b|\bbritish citizen\b/i;

/** Whether a task belongs to a later act than the next one: it is no step towards it, whenever it is due. */
const comesLater = (title: string, settled: boolean): boolean =>
  afterCitizenship.test(title) || (!settled && afterIlr.test(title));

/**
 * What the person has still to do for the act, the soonest due date first and those without one last. What is due after the
 * day is not part of it; nor is what belongs to a later act, or to a dependant.
 */
function tasksUntil(
  { kind, day }: Pick<Said, 'kind' | 'day'>,
  { tasks, settled }: { readonly tasks: readonly TaskResponse[]; readonly settled: boolean },
): readonly TaskResponse[] {
  const dueOf = ({ dueDate }: TaskResponse) => dueDate ?? '9999-12-31';
  return tasks
    .filter(({ completedAt, dependantId }) => completedAt === null && dependantId === null)
    .filter(({ title, category }) => forActs.has(category) || matterOf(title) !== null)
    .filter(({ title }) => !isActItself(title, kind) && !comesLater(title, settled))
    .filter(({ dueDate }) => day === null || (dueDate ?? day) <= day)
    .toSorted((one, other) => dueOf(one).localeCompare(dueOf(other)));
}
