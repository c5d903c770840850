import { inLetters, writtenDay, type Day } from '../assessment/wording';
import { sentences } from './table';

/** Sentences about dependants in addition to those of settlement. */
export const dependantSentences = {
  about_the_route: ({ note }: { readonly note: string }) => note,

  with_main_person: ({ name }: { readonly name: string }) =>
    sentences(
      `${name} settles together with the main applicant, or later.`,
      `So ${name} applies at the same time, or once the main applicant is settled or British.`,
    ),

  partner_of_settled: ({ name }: { readonly name: string }) =>
    sentences(
      'A spouse visa is for partners of people who are British or settled.',
      `If the visa of ${name} says “dependant”, choose that.`,
    ),

  earlier_visa_not_known: ({ name, start }: { readonly name: string; readonly start: Day }) =>
    sentences(
      `The years count from ${writtenDay(start)}, when the visa in your record began.`,
      `Did ${name} have a visa of this kind before, without a gap?`,
      'Then add its first day. The date can be earlier.',
    ),

  entry_not_known: ({ name }: { readonly name: string }) =>
    sentences(
      `If ${name} came to the UK after the visa began, the days before count as days away.`,
      'Add the day of entry to see it.',
    ),

  visa_ends_first: ({ name, ends }: { readonly name: string; readonly ends: Day }) =>
    `The visa of ${name} ends on ${writtenDay(ends)}. That is before the first day to apply. Extend it in time.`,

  no_years_of_their_own: ({
    name,
    isPartner,
    mainSettled,
  }: {
    readonly name: string;
    readonly isPartner: boolean;
    readonly mainSettled: boolean;
  }) =>
    isPartner
      ? sentences(
          'A partner needs no years of their own on this route.',
          mainSettled
            ? `${name} can apply now, because the main applicant is settled.`
            : `${name} can apply together with the main applicant, or once the main applicant is settled.`,
          'They do not need to have lived together for a number of years.',
        )
      : sentences(
          'A child needs no years of their own.',
          mainSettled
            ? `${name} can apply if the other parent is settled too, or applies at the same time.`
            : `${name} can apply together with both parents, or once both are settled.`,
          'One parent is enough if that parent alone is responsible for the child.',
        ),

  bno_children: ({
    since,
    age,
    years,
  }: {
    readonly since: Day;
    readonly age: number;
    readonly years: number;
  }) =>
    sentences(
      `With a visa for British Nationals (Overseas), children under ${age} need not complete ${inLetters(years)} years.`,
      `This is so since ${writtenDay(since)}. It is not confirmed: check it on GOV.UK.`,
    ),
} as const;

/** Sentences about missing data. */
export const dependantMissing = {
  visa_type: ({ name }: { readonly name: string }) => `Add the visa that ${name} has.`,
  main_visa_type: () => 'Add your own visa. What a dependant needs depends on it.',
  visa_start: ({ name }: { readonly name: string }) => `Add the day on which the visa of ${name} began.`,
  visa_ended: ({ name, ended }: { readonly name: string; readonly ended: Day }) =>
    sentences(
      `By your record, the visa of ${name} ended on ${writtenDay(ended)}. Add the new one.`,
      `If ${name} applied before that day, ${name} may stay until the decision.`,
    ),
  journeys: ({ name }: { readonly name: string }) =>
    `Say whose journeys ${name} makes. The days away decide.`,
  uk_entry: ({ name }: { readonly name: string }) =>
    `Add the day on which ${name} came to the UK. The years count from that day.`,
} as const;
