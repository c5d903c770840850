import type { NextAct } from '@settlewise/contract/nextAct';
import { adviser, writtenDate } from '@settlewise/rules/assessment';
import { type CivilDate, toneOfPermissionEnd } from '@settlewise/rules/calendar';
import type { Running } from './running';

/** What is said of a next act. */
export type Said = Pick<NextAct, 'kind' | 'tone' | 'headline' | 'why' | 'day' | 'to' | 'button'>;

const profile = '/dashboard/immigration-profile';
const progress = '/dashboard/progress';
const list = '/dashboard/applications';
const timeline = '/timeline';

/** Every next act in words, in one table. Each headline has the act and its day, each reason one idea a sentence. */
export const nextActs = {
  addVisa: (): Said => ({
    kind: 'add_facts',
    tone: 'plain',
    day: null,
    to: profile,
    button: 'Go to my visa',
    headline: 'Add your visa',
    why: 'With its type and its first day we can work out when you can settle.',
  }),

  addFacts: (missing: readonly string[]): Said => ({
    kind: 'add_facts',
    tone: 'plain',
    day: null,
    to: profile,
    button: 'Complete my profile',
    headline: 'Complete your immigration profile',
    why: missing.join(' '),
  }),

  addIlr: (grantedOn: CivilDate): Said => ({
    kind: 'add_facts',
    tone: 'plain',
    day: null,
    to: profile,
    button: 'Add my ILR',
    headline: 'Add your ILR to your profile',
    why: `Your application was granted on ${writtenDate(grantedOn)}. With it we can work out your first day for citizenship.`,
  }),

  answerQuestion: (goal: 'ILR' | 'citizenship'): Said => ({
    kind: 'answer_question',
    tone: 'plain',
    day: null,
    to: progress,
    button: 'Answer the question',
    headline: 'Answer one question',
    why: `Your answer decides your date for ${goal}.`,
  }),

  /**
   * @param inList the application as the list has it; undefined if only the profile names it
   * @param ilrFrom the first day for ILR, if an extension is pending
   */
  awaitDecision: (
    appliedOn: CivilDate,
    inList: Running | undefined,
    ilrFrom: CivilDate | null = null,
  ): Said => {
    const timeEndedOn = inList?.timeEndedOn ?? null;
    const act = { kind: 'await_decision', tone: 'soon', day: null } as const;
    return timeEndedOn === null
      ? {
          ...act,
          to: inList === undefined ? profile : list,
          button: 'I have a decision',
          headline: 'Wait for the decision on your application',
          why: `You applied on ${writtenDate(appliedOn)}. Tell us when you have the decision.${beforeDecision(ilrFrom)}`,
        }
      : {
          ...act,
          to: timeline,
          button: 'See whom to ask',
          headline: 'Ask about your application: the decision is late',
          why: `You applied on ${writtenDate(appliedOn)}. The time for a decision ended on ${writtenDate(timeEndedOn)}. When you have the decision, add it to your applications.${beforeDecision(ilrFrom)}`,
        };
  },

  appliedLate: (ended: CivilDate, appliedOn: CivilDate, isInList: boolean): Said => ({
    kind: 'visa_ended',
    tone: 'over',
    day: null,
    to: isInList ? list : profile,
    button: isInList ? 'View my application' : 'Update my visa',
    headline: `Your visa ended on ${writtenDate(ended)}, before you applied`,
    why: `You applied on ${writtenDate(appliedOn)}, so your visa does not go on by law. Ask ${adviser} before you do anything.`,
  }),

  visaEnded: (ended: CivilDate, today: CivilDate): Said => ({
    kind: 'visa_ended',
    tone: toneOfPermissionEnd(ended, today),
    day: null,
    to: profile,
    button: 'Update my visa',
    headline: `Your visa ended on ${writtenDate(ended)}`,
    why: `If you have a new visa, add it. If you have applied for one, say on which day. If you have done neither, ask ${adviser} today.`,
  }),

  /**
   * @param onProof whether the limit is kept only because the days of travel are left out
   * @param varies whether an extension is pending: the application for ILR varies it
   */
  applyForIlr: (
    by: CivilDate | null,
    {
      hasJourneys,
      onProof,
      varies,
      byDischarge,
    }: {
      readonly hasJourneys: boolean;
      readonly onProof: boolean;
      readonly varies: boolean;
      /** No years are asked: the discharge from HM Armed Forces decides. */
      readonly byDischarge: boolean;
    },
  ): Said => ({
    kind: 'apply_for_ilr',
    to: progress,
    button: 'See what to do',
    ...(by === null
      ? { tone: 'within', day: null, headline: 'Apply for ILR: you can do it now' }
      : { tone: 'soon', day: by, headline: `Apply for ILR by ${writtenDate(by)}` }),
    why: `${byDischarge ? 'Your discharge lets you apply' : 'Your years are complete'}${hasJourneys && !byDischarge ? ', and your days away are within the limits' : ''}.${onProof ? ' Keep proof of your travel days.' : ''}${varies ? ' You need not wait for the decision on your extension: the ILR application varies it. Do not withdraw it first.' : ''}`,
  }),

  prepareForIlr: (from: CivilDate, visaEnds: CivilDate | null): Said => ({
    kind: 'prepare_for_ilr',
    tone: 'soon',
    day: from,
    to: progress,
    button: 'View my progress',
    headline: `Apply for ILR from ${writtenDate(from)}`,
    why:
      visaEnds === null
        ? 'Not before that day: an earlier application is refused.'
        : `Your visa ends on ${writtenDate(visaEnds)}. Apply between these two days.`,
  }),

  prepareForDischarge: (from: CivilDate, applyBy: CivilDate): Said => ({
    kind: 'prepare_for_ilr',
    tone: 'soon',
    day: from,
    to: progress,
    button: 'View my progress',
    headline: `Apply for ILR from ${writtenDate(from)}`,
    why: `Your discharge decides. The last day to apply is ${writtenDate(applyBy)}.`,
  }),

  extendVisa: (ends: CivilDate, ilrFrom: CivilDate, today: CivilDate): Said => ({
    kind: 'extend_visa',
    tone: toneOfPermissionEnd(ends, today),
    day: ends,
    to: progress,
    button: 'View my progress',
    headline: `Extend your visa by ${writtenDate(ends)}`,
    why: `Your visa ends on that day. You can apply for ILR only from ${writtenDate(ilrFrom)}.`,
  }),

  noRoute: (visaEnds: CivilDate | null): Said => ({
    kind: 'no_route',
    tone: 'plain',
    day: visaEnds,
    to: progress,
    button: 'See your options',
    headline:
      visaEnds === null ? 'Plan your next visa' : `Plan your next visa before ${writtenDate(visaEnds)}`,
    why: 'The visa that you have now does not lead to ILR by itself.',
  }),

  noDate: (why: string): Said => ({
    kind: 'no_date',
    tone: 'soon',
    day: null,
    to: progress,
    button: 'See why',
    headline: 'Find out what stands between you and a date',
    why,
  }),

  settlementMayHaveLapsed: (why: string): Said => ({
    kind: 'settlement_may_have_lapsed',
    tone: 'over',
    day: null,
    to: progress,
    button: 'See why',
    headline: `Ask ${adviser} about your settlement`,
    why,
  }),

  /** @param why what an arrival without permission puts at stake */
  askBeforeCitizenship: (why: string): Said => ({
    kind: 'no_date',
    tone: 'over',
    day: null,
    to: progress,
    button: 'See why',
    headline: `Ask ${adviser} before you apply for citizenship`,
    why,
  }),

  answerArrival: (why: string): Said => ({
    kind: 'answer_question',
    tone: 'soon',
    day: null,
    to: '/onboarding/5',
    button: 'Answer the question',
    headline: 'Say how you came to the UK before you apply for citizenship',
    why,
  }),

  applyForCitizenship: (since: CivilDate, today: CivilDate): Said => ({
    kind: 'apply_for_citizenship',
    tone: 'within',
    day: null,
    to: progress,
    button: 'See what to do',
    headline: 'Apply for citizenship: you can do it now',
    why: `Your time, your days away and what you told us meet the requirements.${firstDayWas(since, today)}`,
  }),

  completeForCitizenship: (since: CivilDate, today: CivilDate, hasJourneys: boolean): Said => ({
    kind: 'prepare_for_citizenship',
    tone: 'soon',
    day: null,
    to: progress,
    button: 'View my progress',
    headline: 'Get ready to apply for citizenship',
    why: `Your time is complete${hasJourneys ? ', and your days away are within the limits' : ''}.${firstDayWas(since, today)}`,
  }),

  prepareForCitizenship: (from: CivilDate): Said => ({
    kind: 'prepare_for_citizenship',
    tone: 'soon',
    day: from,
    to: progress,
    button: 'View my progress',
    headline: `Apply for citizenship from ${writtenDate(from)}`,
    why: 'Not before that day: an earlier application is refused.',
  }),
  bookCeremony: (grantedOn: CivilDate, by: CivilDate): Said => ({
    kind: 'become_british',
    tone: 'soon',
    day: by,
    to: list,
    button: 'View my application',
    headline: `Book your citizenship ceremony by ${writtenDate(by)}`,
    why: `Your application was granted on ${writtenDate(grantedOn)}. You are British from the ceremony.`,
  }),

  getPassport: (grantedOn: CivilDate): Said => ({
    kind: 'become_british',
    tone: 'within',
    day: null,
    to: list,
    button: 'View my application',
    headline: 'Apply for your first British passport',
    why: `Your application for citizenship was granted on ${writtenDate(grantedOn)}. If there is a ceremony, apply after it.`,
  }),
} as const satisfies Readonly<Record<string, (...values: never[]) => Said>>;

/** For ILR nobody has to wait for the decision on an extension. */
const beforeDecision = (ilrFrom: CivilDate | null): string =>
  ilrFrom === null ? '' : ` You can apply for ILR from ${writtenDate(ilrFrom)}, also before the decision.`;

/** Beside each day that was worked out without a journey: nobody has said that there were none. */
export const ifNeverAway = 'You have recorded no journeys, so this holds only if you were never away.';

/** Beside the first day by the rules: the day that the person expects is another. */
export const expectedIlr = (expected: CivilDate, first: CivilDate): string =>
  expected < first
    ? `You expect ILR on ${writtenDate(expected)}. That is too early: the first day to apply is ${writtenDate(first)}.`
    : `You expect ILR on ${writtenDate(expected)}. The first day to apply is ${writtenDate(first)}.`;

/** Since when one can apply, where that is not today. */
const firstDayWas = (since: CivilDate, today: CivilDate): string =>
  since < today ? ` The first day to apply was ${writtenDate(since)}.` : '';
