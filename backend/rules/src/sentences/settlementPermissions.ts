import { adviser, dayCount, inLetters, writtenDay, type Day } from '../assessment/wording';
import { sentences } from './table';
import { fromTo, type Span } from './words';

/** Sentences about permission: gaps, their end, and waiting for a decision. Most people know permissions as visas. */
export const settlementPermissions = {
  gap_without_permission: (span: Span) =>
    sentences(
      `You had no visa or other permission ${fromTo(span)}.`,
      'Your years start again after these days.',
      'It is different if you applied before your permission ended. Then the days count.',
    ),

  time_on_other_route: ({ days, ...span }: { readonly days: number } & Span) =>
    sentences(
      `You had a visa that does not count on this route ${fromTo(span)}.`,
      `That is ${dayCount(days)}.`,
      'Your years start again after it.',
    ),

  gap_counts_section_3c: (span: Span) =>
    sentences(
      'You applied before your permission ended.',
      'So it continued by law until the decision (section 3C).',
      `The days ${fromTo(span)} count in full.`,
    ),

  gap_spent_abroad: (span: Span) =>
    sentences(
      'You left the UK with permission and came back with a new one.',
      `You had no permission ${fromTo(span)}.`,
      'These days do not break your residence. But they do not count.',
    ),

  gap_counts_pandemic: ({ grace, ...span }: { readonly grace: Span } & Span) =>
    sentences(
      `The days ${fromTo(span)} count.`,
      'The Home Office extended permission that ended in the pandemic.',
      `It also gave people extra time ${fromTo(grace)}.`,
    ),

  gap_excepted: ({ uncounted, ...span }: { readonly uncounted: number } & Span) =>
    sentences(
      `You had no permission ${fromTo(span)}.`,
      'These days do not break your residence.',
      `But we leave out ${dayCount(uncounted)} of them.`,
    ),

  gap_may_be_excused: ({ limit, ...span }: { readonly limit: number } & Span) =>
    sentences(
      `You had no permission ${fromTo(span)}.`,
      `The Home Office may excuse this if you made your next application within ${dayCount(limit)}.`,
      'You also need a good reason.',
    ),

  year_on_current_permission: ({ years, on }: { readonly years: number; readonly on: Day }) =>
    `You need ${yearsOn(years)} on your current permission. You have this from ${writtenDay(on)}.`,

  year_on_current_permission_unknown: ({ years, from }: { readonly years: number; readonly from: Day }) =>
    `Your current permission may be from ${writtenDay(from)} or later. Then you also need ${yearsOn(years)} on it. Add your visas with their dates, and we count it.`,

  other_routes_count: ({ titles }: { readonly titles: readonly string[] }) =>
    `Your time with ${titles.join(' and ')} counts too.`,

  year_on_route: ({ on, family }: { readonly on: Day; readonly family: boolean }) =>
    family
      ? sentences(
          yearAsPartnerOrParent(on),
          `It counts only if you did not enter the UK illegally. If you did, ask ${adviser}.`,
        )
      : `Time on other routes counts after one year with private life. You have this year from ${writtenDay(on)}.`,

  year_as_partner_or_parent: ({ on }: { readonly on: Day }) => yearAsPartnerOrParent(on),

  other_routes_need_legal_entry: ({ titles }: { readonly titles: readonly string[] }) =>
    sentences(
      `We leave out your time with ${titles.join(' and ')}.`,
      'On this route it counts only for people who did not enter the UK illegally, and you said that you came without permission.',
      `Ask ${adviser} before you apply.`,
    ),

  permission_ends_before: ({ ends }: { readonly ends: Day }) =>
    `Your last permission ends on ${writtenDay(ends)}. That is before the first day you can apply. Extend it in time.`,

  uk_may_not_be_home: ({ days, from }: { readonly days: number; readonly from: Day }) =>
    sentences(
      `You were away ${dayCount(days)} during the permission that began on ${writtenDay(from)}.`,
      'That is more than half of it.',
      'The Home Office may say that the UK is not your permanent home.',
    ),

  waiting_for_decision: ({ applied }: { readonly applied: Day }) =>
    `This is the answer for your application of ${writtenDay(applied)}.`,

  waiting_years_by_decision: ({
    complete,
    isComplete,
  }: {
    readonly complete: Day;
    readonly isComplete: boolean;
  }) =>
    sentences(
      `Your years ${isComplete ? 'were' : 'are'} complete on ${writtenDay(complete)}.`,
      'The Home Office may count them up to the day it decides.',
      'Do not withdraw your application.',
    ),

  waiting_permission_goes_on: ({ ends }: { readonly ends: Day }) =>
    sentences(
      `You applied before your permission ended on ${writtenDay(ends)}.`,
      'So it continues by law until the decision, and during the time for a review.',
      'The same conditions apply.',
    ),

  waiting_applied_late: ({ ends }: { readonly ends: Day }) =>
    `Your permission ended on ${writtenDay(ends)}. You applied after that day. So it does not continue while you wait.`,

  extension_pending: ({
    applied,
    ends,
  }: {
    readonly applied: Day;
    /** Null if the end of the permission is unknown. */
    readonly ends: Day | null;
  }) =>
    ends === null
      ? sentences(
          `You applied to extend your permission on ${writtenDay(applied)}, and have no decision yet.`,
          'If you applied before it ended, you still have permission while you wait (section 3C).',
          'The same conditions apply. The days count as residence.',
        )
      : sentences(
          `You applied to extend your permission on ${writtenDay(applied)}, and have no decision yet.`,
          `The last day of your permission is ${writtenDay(ends)}, so you applied in time.`,
          'While you wait, you still have permission on the same conditions (section 3C).',
          'The days count as residence.',
        ),

  extension_late: ({ applied, ends }: { readonly applied: Day; readonly ends: Day }) =>
    sentences(
      `Your permission ended on ${writtenDay(ends)}.`,
      `You applied to extend it on ${writtenDay(applied)}, which is after that day.`,
      'So it does not continue while you wait.',
      `Ask ${adviser} at once.`,
    ),

  extension_vary_for_ilr: ({ isEligible }: { readonly isEligible: boolean }) =>
    sentences(
      isEligible
        ? 'You can apply for ILR now, before the decision on the extension.'
        : 'You need not wait for the decision on the extension. You can apply for ILR from the first day.',
      'Send the ILR application. It changes (“varies”) your pending application into one for ILR.',
      'Do not withdraw the extension first.',
    ),

  waiting_do_not_travel: () =>
    'Do not leave the Common Travel Area before the decision. It is the UK, Ireland, the Channel Islands and the Isle of Man. If you leave it, you withdraw your application.',

  waiting_show_your_rights: () =>
    'Show employers and landlords your status with a share code. If you cannot get one, they can ask the Home Office’s checking service (not confirmed).',
} as const;

const yearsOn = (years: number) => (years === 1 ? 'one year' : `${inLetters(years)} years`);

/** Sentences about data that is missing for a day. */
export const settlementMissing = {
  permission_that_counts: () => 'You gave no visa that counts on this route. Add the one that counts.',

  permission_at_start: ({ start, begins }: { readonly start: Day; readonly begins: Day }) =>
    `Your years begin on ${writtenDay(start)}. The first visa you gave begins on ${writtenDay(begins)}. Add the visa you had before.`,

  permission_now: ({
    ends,
    hasApplied,
    protectionYears,
    goodReasonDays,
  }: {
    readonly ends: Day;
    /** Whether the person has applied. */
    readonly hasApplied: boolean;
    /** Protection: the years for which it was granted. */
    readonly protectionYears: number | null;
    /** The days after the end in which a late application may be excused; null once they have passed. */
    readonly goodReasonDays: number | null;
  }) =>
    sentences(
      protectionYears === null
        ? `The last visa you gave ended on ${writtenDay(ends)}.`
        : `Your ${inLetters(protectionYears)} years of permission ended on ${writtenDay(ends)}. You had to apply for settlement by that day.`,
      ...(hasApplied
        ? [
            'You applied after that day. Add the visa you had on the day you applied.',
            `If you had none, ask ${adviser} at once.`,
          ]
        : [
            'Add the one you have now. Or say that you applied before that day and wait for a decision.',
            `If you have neither, ask ${adviser} at once.`,
          ]),
      goodReasonDays === null
        ? null
        : `The Home Office may excuse a late application within ${dayCount(goodReasonDays)}, for a good reason.`,
    ),

  rule_not_known: ({ title }: { readonly title: string }) =>
    sentences(
      `${title}: we do not have the rules of settlement for this.`,
      'So we cannot say when you can apply.',
      `Ask ${adviser}.`,
    ),
} as const;

/** The conditions of routes without years. */
export const settlementConditions = {
  partner_settled: () =>
    sentences(
      'You need no years of your own.',
      'But your partner must be settled, or settle together with you (not confirmed).',
      notAsked,
    ),

  parents_settled: () =>
    sentences(
      'You need no years of your own.',
      'Both parents must be settled, or settle at the same time.',
      'One parent is enough if that parent alone is responsible for you.',
      notAsked,
    ),

  indefinite_leave_on_entry: () =>
    sentences(
      'You get indefinite leave when you enter the UK on this route.',
      'Look at your eVisa.',
      'If it names no end, you are settled already. Then there is nothing to apply for.',
      `If it names an end, ask ${adviser}.`,
    ),

  bereavement: () =>
    sentences(
      'You need no years.',
      'It matters that your partner has died, and which visa you had as their partner (not confirmed).',
      notAsked,
      `Ask ${adviser}.`,
    ),

  leaving_the_forces: ({ weeksBefore, yearsAfter, yearsOfService }: DischargeRules) =>
    sentences(
      `You can apply when you leave the forces: from ${weeksBefore} weeks before your discharge until ${inLetters(yearsAfter)} years after it.`,
      `You need ${inLetters(yearsOfService)} years of service. After a medical discharge because of service you need none.`,
      'Add the day of your discharge, past or planned. Without one you cannot apply.',
    ),

  domestic_abuse: () =>
    sentences(
      'You need no years.',
      'It matters that your relationship ended because of domestic abuse.',
      'It also matters which visa you had as a partner (not confirmed).',
      notAsked,
      `Ask ${adviser}.`,
    ),
} as const;

/** Figures for members of HM Armed Forces who leave. */
export interface DischargeRules {
  readonly weeksBefore: number;
  readonly yearsAfter: number;
  readonly yearsOfService: number;
}

const notAsked = 'We do not ask about this, so we cannot say that you can apply.';

const yearAsPartnerOrParent = (on: Day): string =>
  sentences(
    'Time on other routes counts after one year as a partner or parent.',
    `You have this year from ${writtenDay(on)}.`,
  );
