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
import { findMatter } from '@settlewise/rules/suggestions';
import { ceremonyBy, isExtendedInTime, isForPermissionInside } from '@settlewise/rules/waiting';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import type { OpenDocuments } from '../checklist/openDocuments';
import type { PendingApplication } from './running';
import { describeExpectedIlr, noJourneysNote, nextActs, type ActText } from './sentences';

interface Situation {
  readonly today: CivilDate;
  readonly ilr: DeepReadonly<IlrProgressResponse>;
  readonly citizenship: DeepReadonly<CitizenshipEligibilityResponse>;
  readonly hasJourneys: boolean;
  /** The day on which the person expects to get ILR; null if not entered. */
  readonly expectedIlr: CivilDate | null;
  readonly running: readonly PendingApplication[];
  readonly tasks: readonly TaskResponse[];
  /** The checklist of the next application; null if it cannot be made. */
  readonly documents: OpenDocuments | null;
}

/** The most tasks and documents that are listed with the act. */
const maxTasks = 3;
const maxDocuments = 3;

/** The pages for requirements that are not entered on the immigration profile. */
const entryPages: Readonly<Record<string, string>> = {
  english: '/onboarding/6',
  life_in_uk: '/onboarding/6',
};

/** Acts that need the requirements of ILR or citizenship. */
const applications: ReadonlySet<NextAct['kind']> = new Set([
  'apply_for_ilr',
  'prepare_for_ilr',
  'apply_for_citizenship',
  'prepare_for_citizenship',
]);

/** Acts whose button opens the first item that is left to do. */
const actsWithOpenItemLink: ReadonlySet<NextAct['kind']> = new Set([
  'apply_for_ilr',
  'apply_for_citizenship',
]);

/** The page of the first item that is left to do; null without one. */
function findFirstOpenPage(
  left: readonly { readonly to: string }[],
  tasks: readonly unknown[],
  documents: readonly unknown[],
): string | null {
  const [first] = left;
  if (first !== undefined) return first.to;
  if (tasks.length > 0) return '/dashboard/tasks';
  return documents.length > 0 ? '/dashboard/documents?category=checklist' : null;
}

/** Requirements that only time meets. */
const metByTime: ReadonlySet<string> = new Set([
  'residence',
  'absences',
  'settled',
  'first_day',
  'final_year',
]);

/** The next act of a person, with the items left to do for it. It has the same day as the progress page. */
export function decideNextAct(situation: Situation): NextAct {
  const { today, ilr, citizenship, hasJourneys } = situation;
  const settled = ilr.hasILR || ilr.needsNoIlr;
  const act = settled ? findCitizenshipAct(situation) : findIlrAct(situation);
  const daysLeft = act.day === null ? null : toDayNumber(act.day) - toDayNumber(today);
  const isApplication = applications.has(act.kind);
  // Days away do not matter if the discharge from HM Armed Forces decides.
  const isWithoutYears = !settled && ilr.requiredYears === 0;
  const checklist = isApplication ? situation.documents : null;
  const { requirements, tasks, documents } = leftBefore({
    requirements: isApplication ? filterOpen((settled ? citizenship : ilr).requirements) : [],
    tasks: listTasksUntil(act, { tasks: situation.tasks, settled }),
    documents: checklist?.missing ?? [],
  });
  const left = requirements.map(({ asked: { key, title, detail }, task }) => ({
    key,
    title,
    detail,
    to: entryPages[key] ?? ilr.fillInAt,
    ...(task !== null && { dueDate: task.dueDate, isOverdue: task.isOverdue }),
  }));
  // For a long list, show its number only.
  const shownDocuments = documents.length > maxDocuments ? [] : documents;
  return {
    ...act,
    ...(actsWithOpenItemLink.has(act.kind) && { to: findFirstOpenPage(left, tasks, documents) ?? act.to }),
    why: [
      act.why,
      ...(isApplication && !hasJourneys && !isWithoutYears ? [noJourneysNote] : []),
      ...(settled || !isApplication
        ? []
        : [describeExpectedDay(situation.expectedIlr, ilr)].filter((act) => act !== null)),
    ].join(' '),
    daysLeft,
    left,
    tasks: tasks
      .slice(0, maxTasks)
      .map(({ id, title, dueDate, isOverdue }) => ({ id, title, dueDate, isOverdue })),
    moreTasks: Math.max(0, tasks.length - maxTasks),
    documents:
      checklist === null
        ? null
        : {
            met: checklist.met,
            of: checklist.of,
            more: documents.length - shownDocuments.length,
            missing: shownDocuments.map(({ id, title }) => ({ id, title })),
          },
  };
}

/** Compares the expected day with the first day by the rules; null if there is nothing to compare. */
const describeExpectedDay = (
  expected: CivilDate | null,
  { ilrApplicationEarliestDate: first }: DeepReadonly<IlrProgressResponse>,
): string | null =>
  expected === null || first === null || expected === first ? null : describeExpectedIlr(expected, first);

function findIlrAct({ ilr, today, hasJourneys, running }: Situation): ActText {
  if (ilr.grantedInList !== null) return nextActs.addIlr(ilr.grantedInList);
  const { awaitingDecisionSince: appliedOn, visaEndDate: visaEnds, missing, verdict, outcomes } = ilr;
  const isExtended = isExtendedInTime(ilr.extensionAppliedOn, visaEnds);
  if (appliedOn !== null) {
    const inList = running.find(({ appliedFor }) => appliedFor === 'ilr');
    // The permission continues by law only after an application before its end.
    return visaEnds !== null && visaEnds < appliedOn && !isExtended
      ? nextActs.appliedLate(visaEnds, appliedOn, inList !== undefined)
      : nextActs.awaitDecision(appliedOn, inList);
  }
  if (missing.length > 0) return nextActs.addVisa();
  const pending =
    visaEnds === null ? [] : running.filter(({ appliedFor: kind }) => isForPermissionInside({ kind }));
  // After an application in time the present permission continues by law, so it needs no extension.
  const extension = pending.find(({ submittedOn }) => visaEnds !== null && submittedOn <= visaEnds);
  if (visaEnds !== null && visaEnds < today && !isExtended) {
    if (extension !== undefined) return nextActs.awaitDecision(extension.submittedOn, extension);
    const [lateApplication] = pending;
    return lateApplication === undefined
      ? nextActs.visaEnded(visaEnds, today)
      : nextActs.appliedLate(visaEnds, lateApplication.submittedOn, true);
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
  // The discharge is too long ago or the service too short; the visa itself is not the obstacle.
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

function findCitizenshipAct({ citizenship, hasJourneys, running }: Situation): ActText {
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
      : findActAfterGrant({ ...application, grantedOn: application.grantedOn }, asOf);
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

interface Granted {
  readonly appliedFor: 'naturalisation' | 'registration';
  readonly grantedOn: CivilDate;
}

/** The act after a grant of citizenship: the ceremony until its last day, then the passport. */
export function findActAfterGrant({ appliedFor, grantedOn }: Granted, today: CivilDate): ActText {
  // Only some registered adults have a ceremony, and the decision letter tells them.
  const deadline = appliedFor === 'naturalisation' ? (ceremonyBy(grantedOn)?.day ?? null) : null;
  return deadline === null || deadline < today
    ? nextActs.getPassport(grantedOn)
    : nextActs.bookCeremony(grantedOn, deadline);
}

/** ISO dates sort by time. */
const sortDays = (days: readonly (CivilDate | null)[]): readonly CivilDate[] =>
  days.filter((day) => day !== null).toSorted();
const earliest = (days: readonly (CivilDate | null)[]): CivilDate | null => sortDays(days)[0] ?? null;

const filterOpen = (requirements: readonly ProgressRequirement[]): readonly ProgressRequirement[] =>
  requirements.filter(
    ({ key, state }) => !metByTime.has(key) && (state === 'not_met' || state === 'unknown'),
  );

/** Tasks of other categories belong to the act only if their title says so. */
const actCategories: ReadonlySet<string> = new Set(['application', 'document', 'appointment']);

const applying = /^apply for (?:ilr|indefinite leave|settlement|citizenship|naturalisation)\b/i;
const extending = /^(?:extend|renew) (?:my|your|the) visa\b/i;

/** A task for the act itself is not a step towards it. Extending the visa is a step towards other acts. */
const isSameAct = (title: string, kind: NextAct['kind']): boolean =>
  applying.test(title.trim()) || (kind === 'extend_visa' && extending.test(title.trim()));

/** Titles of tasks after citizenship, and so after ILR. */
const afterCitizenship = /\bbritish passport\b|\bceremony\b/i;
const afterIlr = /\bnaturalis\w+|\bcitizenship\b|\bbritish citizen\b/i;

/** Whether a task belongs to an act after the next one. */
const isForLaterAct = (title: string, settled: boolean): boolean =>
  afterCitizenship.test(title) || (!settled && afterIlr.test(title));

/**
 * The person's open tasks for the act, the soonest due date first, tasks without one last. Leaves out tasks that are due
 * after the day of the act, or that belong to a later act or a dependant.
 */
function listTasksUntil(
  { kind, day }: Pick<ActText, 'kind' | 'day'>,
  { tasks, settled }: { readonly tasks: readonly TaskResponse[]; readonly settled: boolean },
): readonly TaskResponse[] {
  const getDueDate = ({ dueDate }: TaskResponse) => dueDate ?? '9999-12-31';
  return tasks
    .filter(({ completedAt, dependantId }) => completedAt === null && dependantId === null)
    .filter(({ title, category }) => actCategories.has(category) || findMatter(title) !== null)
    .filter(({ title }) => !isSameAct(title, kind) && !isForLaterAct(title, settled))
    .filter(({ dueDate }) => day === null || (dueDate ?? day) <= day)
    .toSorted((one, other) => getDueDate(one).localeCompare(getDueDate(other)));
}
