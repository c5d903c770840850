import type {
  CitizenshipEligibilityResponse,
  IlrProgressResponse,
  NextAct,
  ProgressRequirement,
  TaskResponse,
} from '@settlewise/contract';
import { lapseInWords, toDayNumber, type CivilDate, type TwoDays } from '@settlewise/rules';
import type { DeepReadonly } from '../../http/deepReadonly';
import { twoCountsOf } from '../progress/twoCounts';
import { nextActs, type Said } from './sentences';

interface Stand {
  readonly today: CivilDate;
  readonly ilr: DeepReadonly<IlrProgressResponse>;
  readonly citizenship: DeepReadonly<CitizenshipEligibilityResponse>;
  readonly tasks: readonly TaskResponse[];
}

/** The most tasks that stand beside the act. */
const mostTasks = 3;

/** Acts for which the requirements of ILR or citizenship have to be met; another visa asks for other things. */
const applications: ReadonlySet<NextAct['kind']> = new Set([
  ...(['apply_for_ilr', 'prepare_for_ilr', 'apply_for_citizenship', 'prepare_for_citizenship'] as const),
]);

/** Requirements that time alone meets: a person can do nothing for them today. */
const metByTime: ReadonlySet<string> = new Set([
  ...['residence', 'absences', 'settled', 'first_day', 'final_year'],
]);

/** What a person does next, with what is left for it. It says the same day as the progress page. */
export function nextActOf(stand: Stand): NextAct {
  const { today, ilr, citizenship } = stand;
  const settled = ilr.hasILR || ilr.needsNoIlr;
  const counts = twoCountsOf(ilr, citizenship);
  const said = settled ? towardsCitizenship(citizenship, counts) : towardsIlr(ilr, today, counts);
  const daysLeft = said.day === null ? null : toDayNumber(said.day) - toDayNumber(today);
  const due = tasksUntil(said.day, stand.tasks);
  return {
    ...said,
    daysLeft,
    left: applications.has(said.kind)
      ? open(settled ? citizenship.requirements : requirementsOfIlr(ilr, counts), ilr.fillInAt)
      : [],
    tasks: due
      .slice(0, mostTasks)
      .map(({ id, title, dueDate, isOverdue }) => ({ id, title, dueDate, isOverdue })),
    moreTasks: Math.max(0, due.length - mostTasks),
  };
}

/** Where the other count names an earlier day, what is left is what an application on that day lacks. */
function requirementsOfIlr(
  { requirements, homeOffice }: DeepReadonly<IlrProgressResponse>,
  counts: TwoDays | null,
): readonly ProgressRequirement[] {
  const english = counts === null ? null : (homeOffice?.english ?? null);
  return requirements.map((requirement) =>
    english !== null && requirement.key === 'english' ? english : requirement,
  );
}

function towardsIlr(ilr: DeepReadonly<IlrProgressResponse>, today: CivilDate, counts: TwoDays | null): Said {
  const { awaitingDecisionSince: appliedOn, visaEndDate: visaEnds, missing, verdict, outcomes } = ilr;
  if (appliedOn !== null) return nextActs.awaitDecision(appliedOn);
  if (missing.length > 0) return nextActs.addVisa();
  if (visaEnds !== null && visaEnds < today) return nextActs.visaEnded(visaEnds);
  if (outcomes.length > 0) return nextActs.answerQuestion('ILR');
  if (verdict === 'not_enough') return nextActs.addFacts(ilr.missingFacts.map(({ message }) => message));
  if (ilr.eligibleNow) return nextActs.applyForIlr(earliest([ilr.applyBy, ilr.eligibleUntil, visaEnds]));
  if (verdict === 'no_route') return nextActs.noRoute(visaEnds);
  if (counts !== null) {
    const first = earliest([counts.homeOffice, counts.cautious]);
    // Neither count lets them apply before the visa ends.
    return visaEnds !== null && first !== null && visaEnds < first
      ? nextActs.extendVisa(visaEnds, first)
      : nextActs.twoAnswers('ILR', counts, today, visaEnds);
  }
  const from = ilr.ilrApplicationEarliestDate;
  if (from === null) return nextActs.noDate(ilr.note ?? 'Your progress page says what is open.');
  return visaEnds !== null && visaEnds < from
    ? nextActs.extendVisa(visaEnds, from)
    : nextActs.prepareForIlr(from, earliest([ilr.applyBy, visaEnds]));
}

function towardsCitizenship(
  citizenship: DeepReadonly<CitizenshipEligibilityResponse>,
  counts: TwoDays | null,
): Said {
  const { settlementLapse, missing, outcomes, citizenshipEligibilityDate: from, asOf } = citizenship;
  if (settlementLapse?.mayHaveLapsed === true)
    return nextActs.settlementMayHaveLapsed(lapseInWords(settlementLapse));
  if (missing.length > 0) return nextActs.addFacts(citizenship.citizenshipWarnings);
  if (outcomes.length > 0) return nextActs.answerQuestion('citizenship');
  if (citizenship.eligibleForCitizenship) return nextActs.applyForCitizenship(from ?? asOf, asOf);
  if (counts !== null) return nextActs.twoAnswers('citizenship', counts, asOf, null);
  if (from === null)
    return nextActs.noDate(
      citizenship.note ?? citizenship.citizenshipWarnings[0] ?? 'Your progress page says what is open.',
    );
  return from <= asOf ? nextActs.completeForCitizenship(from, asOf) : nextActs.prepareForCitizenship(from);
}

/** Dates as text sort as time does. */
const earliest = (days: readonly (CivilDate | null)[]): CivilDate | null =>
  days.filter((day) => day !== null).toSorted()[0] ?? null;

const open = (requirements: readonly ProgressRequirement[], to: string): NextAct['left'] =>
  requirements
    .filter(({ key, state }) => !metByTime.has(key) && (state === 'not_met' || state === 'unknown'))
    .map(({ key, title, detail }) => ({ key, title, detail, to }));

/** What is still to do, the soonest due date first; what is due after the day is not part of it. */
function tasksUntil(day: CivilDate | null, tasks: readonly TaskResponse[]): readonly TaskResponse[] {
  return tasks
    .filter(({ completedAt, dueDate }) => completedAt === null && dueDate !== null)
    .filter(({ dueDate }) => day === null || (dueDate ?? '') <= day)
    .toSorted((one, other) => (one.dueDate ?? '').localeCompare(other.dueDate ?? ''));
}
