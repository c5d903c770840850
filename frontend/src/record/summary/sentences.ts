import type {
  CitizenshipOutlook,
  FirstSteps,
  IlrEligibility,
  IlrEstimateNeed,
} from '@settlewise/contract/dashboard';
import type { NextAct } from '@settlewise/contract/nextAct';
import { inLetters } from '@settlewise/rules/assessment';
import type { CivilDate } from '@settlewise/rules/calendar';
import { formatLongDate } from '../../ui/dates/formatDate';
import type { Tone } from '../../ui/Pill';

/** Where somebody stands on ILR, in one sentence. */
export function ilrHeadline(ilr: IlrEligibility): { tone: Tone; headline: string } {
  if (ilr.hasILR) return { tone: 'within', headline: 'You have indefinite leave to remain' };
  if (ilr.needsNoIlr) return { tone: 'within', headline: 'You need no ILR' };
  if (ilr.awaitingDecisionSince !== null)
    return {
      tone: 'soon',
      headline: `You applied on ${formatLongDate(ilr.awaitingDecisionSince)} and wait for the decision`,
    };
  if (ilr.grantedInList !== null) return { tone: 'within', headline: 'Your ILR was granted' };
  if (ilr.verdict === 'not_enough') return { tone: 'plain', headline: 'More information needed' };
  if (ilr.outcomes.length > 0) return { tone: 'plain', headline: 'Your date depends on one answer' };
  if (ilr.eligibleNow) return { tone: 'within', headline: 'You are now eligible to apply' };
  if (ilr.missing.length > 0) return { tone: 'plain', headline: 'Your ILR date is not known yet' };
  if (ilr.earliestApplicationDate === null) return { tone: 'plain', headline: 'No ILR date from this visa' };
  return {
    tone: toneOfIlr(ilr),
    headline: `You can apply for ILR from ${formatLongDate(ilr.earliestApplicationDate)}`,
  };
}

/** What the days of travel change of the answer about ILR; null while no day is the answer: a question is open, or a decision awaited. */
export const marginOfIlr = ({
  travelMargin,
  outcomes,
  awaitingDecisionSince,
}: IlrEligibility): string | null =>
  outcomes.length > 0 || awaitingDecisionSince !== null ? null : travelMargin;

/** For what somebody can apply, since when and until when, where they can do it today. */
export function ilrIsOpen(
  { earliestApplicationDate: since, applyBy, eligibleUntil }: IlrEligibility,
  { kind, day }: Pick<NextAct, 'kind' | 'day'>,
  today: CivilDate,
): { headline: string; when: string } {
  const until = kind === 'apply_for_ilr' ? day : null;
  const isEndOfVisa = until !== null && until !== applyBy && until !== eligibleUntil;
  return {
    headline: 'You can apply for indefinite leave to remain now',
    when: [
      ...(since !== null && since < today ? [`The first day was ${formatLongDate(since)}.`] : []),
      ...(until === null
        ? []
        : [`You can apply until ${isEndOfVisa ? 'your permission ends on ' : ''}${formatLongDate(until)}.`]),
    ].join(' '),
  };
}

const saidByNextAct: ReadonlySet<NextAct['kind']> = new Set([
  'apply_for_ilr',
  'prepare_for_ilr',
  'extend_visa',
  'apply_for_citizenship',
  'prepare_for_citizenship',
]);

/** Whether the next act says by itself where the person stands, so that nothing below has to say it again. */
export const saysVerdict = ({ kind }: Pick<NextAct, 'kind'>): boolean => saidByNextAct.has(kind);

/** While no application can be made yet: red says that a limit of days away is broken, and amber that time is missing. */
export const toneOfIlr = ({ verdict }: Pick<IlrEligibility, 'verdict'>): 'over' | 'soon' =>
  verdict === 'over_limit' ? 'over' : 'soon';

/** From when time and days away allow citizenship, in one sentence or two. */
export function citizenshipInWords(
  { eligibleNow, firstGoodDate, note }: CitizenshipOutlook,
  today: CivilDate,
): string {
  if (eligibleNow) {
    const since =
      firstGoodDate !== null && firstGoodDate < today
        ? ` The first day to apply was ${formatLongDate(firstGoodDate)}.`
        : '';
    return `By time and days away you can apply for citizenship now.${since}`;
  }
  if (firstGoodDate !== null) return `You can apply for citizenship from ${formatLongDate(firstGoodDate)}.`;
  return note ?? 'Your citizenship date is not known yet.';
}

const needs: Readonly<Record<IlrEstimateNeed, string>> = {
  visaType: 'your visa type',
  visaStartDate: 'the day your visa started',
};

/** `your visa type and the day your visa started` */
export const missingInWords = (missing: readonly IlrEstimateNeed[]): string =>
  missing.map((need) => needs[need]).join(' and ');

/** Whether nothing of what a date needs is in a record yet. */
export const hasNothing = (steps: FirstSteps): boolean => Object.values(steps).every((done) => !done);

/** What the way to the onboarding is called: it begins there, or goes on. */
export const toOnboarding = (steps: FirstSteps): string =>
  hasNothing(steps) ? 'Set up my profile' : 'Go on with my profile';

/**
 * `These three things are left`: as many as there are lines below it. Null where nothing is left. Where neither requirements
 * nor papers are looked at for the act, tasks alone are listed, and nothing says that they are all that is left.
 */
export function leftInWords({
  left,
  tasks,
  moreTasks,
  documents,
}: Pick<NextAct, 'left' | 'tasks' | 'moreTasks' | 'documents'>): string | null {
  const papers = documents === null ? 0 : documents.missing.length + (documents.more > 0 ? 1 : 0);
  const count = left.length + tasks.length + (moreTasks > 0 ? 1 : 0) + papers;
  if (count === 0) return null;
  if (left.length === 0 && documents === null) return 'On your task list';
  return count === 1 ? 'This one thing is left' : `These ${inLetters(count)} things are left`;
}

/** `1 of 8 points of your checklist is done` */
/** `3 of 8 points of your checklist are done.` */
export const documentsInWords = ({ met, of }: NonNullable<NextAct['documents']>): string =>
  `${met} of ${of} ${of === 1 ? 'point' : 'points'} of your checklist ${met === 1 ? 'is' : 'are'} done.`;
