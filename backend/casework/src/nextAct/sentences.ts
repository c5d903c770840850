import type { NextAct } from '@settlewise/contract/nextAct';
import { adviser, writtenDate } from '@settlewise/rules/assessment';
import { type CivilDate, toneOfPermissionEnd } from '@settlewise/rules/calendar';
import type { PendingApplication } from './running';

/** The texts of a next act. */
export type ActText = Pick<NextAct, 'kind' | 'tone' | 'headline' | 'why' | 'day' | 'to' | 'button'>;

const profile = '/dashboard/immigration-profile';
const progress = '/dashboard/progress';
const list = '/dashboard/applications';
const timeline = '/timeline';

/** The texts of every next act. A headline has the act and its day; a reason has one idea a sentence. */
export const nextActs = {
  addVisa: (): ActText => ({
    kind: 'add_facts',
    tone: 'plain',
    day: null,
    to: profile,
    button: 'Go to my visa',
    headline: 'Add your visa',
    why: 'With its type and its first day we can work out when you can settle.',
  }),

  addFacts: (missing: readonly string[]): ActText => ({
    kind: 'add_facts',
    tone: 'plain',
    day: null,
    to: profile,
    button: 'Complete my profile',
    headline: 'Complete your immigration profile',
    why: missing.join(' '),
  }),

  addIlr: (grantedOn: CivilDate): ActText => ({
    kind: 'add_facts',
    tone: 'plain',
    day: null,
    to: profile,
    button: 'Add my ILR',
    headline: 'Add your ILR to your profile',
    why: `Your application was granted on ${writtenDate(grantedOn)}. With it we can work out your first day for citizenship.`,
  }),

  answerQuestion: (goal: 'ILR' | 'citizenship'): ActText => ({
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
    inList: PendingApplication | undefined,
    ilrFrom: CivilDate | null = null,
  ): ActText => {
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

  appliedLate: (ended: CivilDate, appliedOn: CivilDate, isInList: boolean): ActText => ({
    kind: 'visa_ended',
    tone: 'over',
    day: null,
    to: isInList ? list : profile,
    button: isInList ? 'View my application' : 'Update my visa',
    headline: `Your visa ended on ${writtenDate(ended)}, before you applied`,
    why: `You applied on ${writtenDate(appliedOn)}, so your visa does not go on by law. Ask ${adviser} before you do anything.`,
  }),

  visaEnded: (ended: CivilDate, today: CivilDate): ActText => ({
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
  ): ActText => ({
    kind: 'apply_for_ilr',
    to: progress,
    button: 'See what to do',
    ...(by === null
      ? { tone: 'within', day: null, headline: 'Apply for ILR: you can do it now' }
      : { tone: 'soon', day: by, headline: `Apply for ILR by ${writtenDate(by)}` }),
    why: `${byDischarge ? 'Your discharge lets you apply' : 'Your years are complete'}${hasJourneys && !byDischarge ? ', and your days away are within the limits' : ''}.${onProof ? ' Keep proof of your travel days.' : ''}${varies ? ' You need not wait for the decision on your extension: the ILR application varies it. Do not withdraw it first.' : ''}`,
  }),

  prepareForIlr: (from: CivilDate, visaEnds: CivilDate | null): ActText => ({
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

  prepareForDischarge: (from: CivilDate, applyBy: CivilDate): ActText => ({
    kind: 'prepare_for_ilr',
    tone: 'soon',
    day: from,
    to: progress,
    button: 'View my progress',
    headline: `Apply for ILR from ${writtenDate(from)}`,
    why: `Your discharge decides. The last day to apply is ${writtenDate(applyBy)}.`,
  }),

  extendVisa: (ends: CivilDate, ilrFrom: CivilDate, today: CivilDate): ActText => ({
    kind: 'extend_visa',
    tone: toneOfPermissionEnd(ends, today),
    day: ends,
    to: progress,
    button: 'View my progress',
    headline: `Extend your visa by ${writtenDate(ends)}`,
    why: `Your visa ends on that day. You can apply for ILR only from ${writtenDate(ilrFrom)}.`,
  }),

  noRoute: (visaEnds: CivilDate | null): ActText => ({
    kind: 'no_route',
    tone: 'plain',
    day: visaEnds,
    to: progress,
    button: 'See your options',
    headline:
      visaEnds === null ? 'Plan your next visa' : `Plan your next visa before ${writtenDate(visaEnds)}`,
    why: 'The visa that you have now does not lead to ILR by itself.',
  }),

  noDate: (why: string): ActText => ({
    kind: 'no_date',
    tone: 'soon',
    day: null,
    to: progress,
    button: 'See why',
    headline: 'Find out what stands between you and a date',
    why,
  }),

  settlementMayHaveLapsed: (why: string): ActText => ({
    kind: 'settlement_may_have_lapsed',
    tone: 'over',
    day: null,
    to: progress,
    button: 'See why',
    headline: `Ask ${adviser} about your settlement`,
    why,
  }),

  /** @param why what an arrival without permission puts at stake */
  askBeforeCitizenship: (why: string): ActText => ({
    kind: 'no_date',
    tone: 'over',
    day: null,
    to: progress,
    button: 'See why',
    headline: `Ask ${adviser} before you apply for citizenship`,
    why,
  }),

  answerArrival: (why: string): ActText => ({
    kind: 'answer_question',
    tone: 'soon',
    day: null,
    to: '/onboarding/5',
    button: 'Answer the question',
    headline: 'Say how you came to the UK before you apply for citizenship',
    why,
  }),

  applyForCitizenship: (since: CivilDate, today: CivilDate): ActText => ({
    kind: 'apply_for_citizenship',
    tone: 'within',
    day: null,
    to: progress,
    button: 'See what to do',
    headline: 'Apply for citizenship: you can do it now',
    why: `Your time, your days away and what you told us meet the requirements.${describeFirstDay(since, today)}`,
  }),

  completeForCitizenship: (since: CivilDate, today: CivilDate, hasJourneys: boolean): ActText => ({
    kind: 'prepare_for_citizenship',
    tone: 'soon',
    day: null,
    to: progress,
    button: 'View my progress',
    headline: 'Get ready to apply for citizenship',
    why: `Your time is complete${hasJourneys ? ', and your days away are within the limits' : ''}.${describeFirstDay(since, today)}`,
  }),

  prepareForCitizenship: (from: CivilDate): ActText => ({
    kind: 'prepare_for_citizenship',
    tone: 'soon',
    day: from,
    to: progress,
    button: 'View my progress',
    headline: `Apply for citizenship from ${writtenDate(from)}`,
    why: 'Not before that day: an earlier application is refused.',
  }),
  bookCeremony: (grantedOn: CivilDate, by: CivilDate): ActText => ({
    kind: 'become_british',
    tone: 'soon',
    day: by,
    to: list,
    button: 'View my application',
    headline: `Book your citizenship ceremony by ${writtenDate(by)}`,
    why: `Your application was granted on ${writtenDate(grantedOn)}. You are British from the ceremony.`,
  }),

  getPassport: (grantedOn: CivilDate): ActText => ({
    kind: 'become_british',
    tone: 'within',
    day: null,
    to: list,
    button: 'View my application',
    headline: 'Apply for your first British passport',
    why: `Your application for citizenship was granted on ${writtenDate(grantedOn)}. If there is a ceremony, apply after it.`,
  }),
} as const satisfies Readonly<Record<string, (...values: never[]) => ActText>>;

/** An application for ILR need not wait for the decision on an extension. */
const beforeDecision = (ilrFrom: CivilDate | null): string =>
  ilrFrom === null ? '' : ` You can apply for ILR from ${writtenDate(ilrFrom)}, also before the decision.`;

/** Added to each day that was calculated without journeys, because the record may be incomplete. */
export const noJourneysNote = 'You have recorded no journeys, so this holds only if you were never away.';

/** Added to the first day by the rules if the person expects another day. */
export const describeExpectedIlr = (expected: CivilDate, first: CivilDate): string =>
  expected < first
    ? `You expect ILR on ${writtenDate(expected)}. That is too early: the first day to apply is ${writtenDate(first)}.`
    : `You expect ILR on ${writtenDate(expected)}. The first day to apply is ${writtenDate(first)}.`;

/** The first day to apply, if it was before today. */
const describeFirstDay = (since: CivilDate, today: CivilDate): string =>
  since < today ? ` The first day to apply was ${writtenDate(since)}.` : '';
