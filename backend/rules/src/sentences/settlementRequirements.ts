import { adviser, inLetters, writtenDay, type Day } from '../assessment/wording';
import type { EnglishHeld } from '../assessment/request';
import type { EnglishLevel } from '../parameters/englishLevels';
import { settlementMissing } from './settlementPermissions';
import { sentences } from './table';
import { fromTo, levelAsked, type AgesAsked, type Span, describeExemptions } from './words';

/** Requirements of a route other than time and days away, and conditions that are not checked. */
export const settlementRequirements = {
  knowledge_not_asked_at_age: ({
    on,
    age,
    ages,
  }: {
    readonly on: Day;
    readonly age: number | null;
    readonly ages: AgesAsked;
  }) =>
    sentences(
      age === null ? null : `On ${writtenDay(on)} you are ${age} years old.`,
      'So you do not need to show English or pass the Life in the UK test.',
      `Only people from ${ages.from} to ${ages.to} years old need this.`,
    ),

  english_level: ({
    asked,
    on,
    confirmed,
    held,
    met,
    notNeeded,
    test,
    ages,
  }: {
    readonly asked: EnglishLevel;
    readonly on: Day;
    readonly confirmed: boolean;
    readonly held: EnglishHeld | null;
    readonly met: boolean;
    /** Whether the person is exempt for a reason other than age. */
    readonly notNeeded: boolean;
    /** Whether the Life in the UK test is still open too. */
    readonly test: boolean;
    readonly ages: AgesAsked;
  }) =>
    notNeeded
      ? `You do not need to show English at level ${asked}.`
      : sentences(
          `If you apply on ${writtenDay(on)}, you need English at ${levelAsked(asked, confirmed)}.`,
          held === null
            ? null
            : held === 'none'
              ? 'You have not shown any level yet.'
              : `You have shown level ${held}.`,
          test ? 'You also need to pass the Life in the UK test.' : null,
          met ? null : describeExemptions(ages),
        ),

  life_in_the_uk: ({
    passed,
    grownChildrenOnly,
    ages,
  }: {
    readonly passed: boolean;
    readonly grownChildrenOnly: boolean;
    readonly ages: AgesAsked;
  }) => {
    if (passed) return 'You have passed the Life in the UK test. A pass never expires.';
    return grownChildrenOnly
      ? `Children who are ${ages.from} or older when they settle need English and the Life in the UK test.`
      : sentences('You need to pass the Life in the UK test.', describeExemptions(ages));
  },

  about_the_route: ({ notes }: { readonly notes: readonly string[] }) => sentences(...notes),

  suitability: (refusal: Refusal) => sentences('We did not ask about crime or debts.', refusedFor(refusal)),

  breaks_not_asked: ({
    shortSentence,
    ...refusal
  }: {
    /** Routes on which a shorter prison sentence does not break residence; null on others. */
    readonly shortSentence: { readonly months: number; readonly yearsAfter: number } | null;
  } & Refusal) =>
    sentences(
      'We did not ask about prison, a deportation or exclusion order, or removal from the UK.',
      'Each of them breaks your residence. A suspended sentence does not.',
      ...(shortSentence === null
        ? []
        : [
            `On this route a prison sentence of less than ${inLetters(shortSentence.months)} months does not wipe out the years before it.`,
            `The time in prison does not count, and you must live here ${inLetters(shortSentence.yearsAfter)} more years after it. Ask ${adviser}.`,
          ]),
      refusedFor(refusal),
    ),

  islands: () =>
    sentences(
      'A visit to Jersey, Guernsey or the Isle of Man is time away.',
      'It is time in the UK if you lived there with a permission like your UK one.',
      'Then your last permission must be from the UK.',
      'Say beside each such journey whether you visited or lived there.',
    ),

  no_settlement_route: ({ title, notes }: AboutRoute) =>
    sentences(`${title} does not lead to settlement (indefinite leave to remain).`, ...notes),

  settlement_not_needed: ({ title, notes }: AboutRoute) =>
    sentences(`${title}: you do not need settlement (indefinite leave to remain).`, ...notes),

  rule_not_known: ({ title, notes }: AboutRoute) =>
    sentences(settlementMissing.rule_not_known({ title }), ...notes),
} as const;

interface AboutRoute {
  readonly title: string;
  readonly notes: readonly string[];
}

/** Part Suitability: grounds for refusal. */
interface Refusal {
  /** The shortest prison sentence that counts, in months. */
  readonly sentenceMonths: number;
  readonly debtToTheNhs: string;
}

const refusedFor = ({ sentenceMonths, debtToTheNhs }: Refusal) =>
  sentences(
    `The Home Office refuses an application after a prison sentence of ${inLetters(sentenceMonths)} months or more.`,
    'It can refuse it after a shorter sentence or another conviction.',
    `It can also refuse it for debts: ${debtToTheNhs} to the NHS, or the costs of a court case.`,
  );

/** Protection claimed since a day for which no settlement rule is known. */
export const settlementMissingForClaim = {
  rule_not_known: ({
    claimedFrom,
    lasts,
    lastDays,
  }: {
    readonly claimedFrom: Day;
    readonly lasts: string;
    /** The last days in which to renew it. */
    readonly lastDays: number;
  }) =>
    sentences(
      `If you claimed protection on or after ${writtenDay(claimedFrom)}, you get permission for ${lasts} at a time. Renew it in its last ${lastDays} days.`,
      'The rule for settlement still says five years today. The government wants twenty: that is not law.',
      `We will not name a day. Ask ${adviser}.`,
    ),
} as const;

/** Questions whose answer decides, and why. */
export const settlementQuestions = {
  applied_in_time: ({ began, ended }: { readonly began: Day; readonly ended: Day }) =>
    `One visa ended on ${writtenDay(ended)}, and the next one began on ${writtenDay(began)}. Did you apply for the next one before the first one ended?`,

  crown_dependency: ({
    destination,
    stillAway,
    ...span
  }: { readonly destination: string; readonly stillAway: boolean } & Span) =>
    stillAway
      ? sentences(
          `You have been away since ${writtenDay(span.first)}, in ${destination}.`,
          'Have you spent all of this time in the Channel Islands or the Isle of Man?',
        )
      : sentences(
          `You made a journey to ${destination}, ${fromTo(span)}.`,
          'Did you spend all of it in the Channel Islands or the Isle of Man?',
        ),

  claimed_on: ({ claimedFrom }: { readonly claimedFrom: Day }) =>
    `On which day did you claim protection? Was it before ${writtenDay(claimedFrom)}?`,

  endorsed_by: () =>
    sentences('Who endorsed you for Global Talent, and for what?', 'Your endorsement letter says it.'),

  first_granted_as: ({
    granted,
    adultFrom,
    youngUntil,
  }: {
    readonly granted: Day;
    readonly adultFrom: number;
    readonly youngUntil: number;
  }) =>
    sentences(
      `How old were you when you first got permission for private life on ${writtenDay(granted)}?`,
      `Were you under ${adultFrom}? Or were you ${adultFrom} to ${youngUntil}, and had lived in the UK for half of your life?`,
    ),

  bno_child: ({ age, years }: { readonly age: number; readonly years: number }) =>
    `Does a child under ${age} on this route need ${inLetters(years)} years? Check it on GOV.UK before you pay for another visa.`,

  medical_discharge: ({ on }: { readonly on: Day }) =>
    `Your day of discharge is ${writtenDay(on)}. Is it a medical discharge because of your service?`,
} as const;

export const whySettlementAsks = {
  applied_in_time: () =>
    sentences(
      'If you applied before it ended, the law continued your permission until the decision.',
      'Then the days between count in full.',
      'If you applied later, your years may start again.',
    ),

  crown_dependency: ({ onEuScheme }: { readonly onEuScheme: boolean }) =>
    onEuScheme
      ? 'Under the EU Settlement Scheme, time on the islands is not time away.'
      : sentences(
          'Time counts as time in the UK if you lived on the islands with a permission like your UK one.',
          'A visit is time away.',
        ),

  claimed_on: ({ lasts }: { readonly lasts: string }) =>
    sentences(
      `If you claimed on or after that day, you get permission for ${lasts} at a time.`,
      'The rule for settlement still says five years today. The government wants twenty: that is not law.',
    ),

  endorsed_by: ({ shorter, usual }: { readonly shorter: number; readonly usual: number }) =>
    sentences(
      `You need ${inLetters(shorter)} years with an endorsement from the Royal Society, the British Academy, the Royal Academy of Engineering or UKRI.`,
      `You also need ${inLetters(shorter)} years with an endorsement for exceptional talent from any body, or with a listed prize.`,
      `You need ${inLetters(usual)} years with an endorsement for exceptional promise.`,
    ),

  first_granted_as: ({ shorter, usual }: { readonly shorter: number; readonly usual: number }) =>
    `If you were, you need ${inLetters(shorter)} years. If you were not, you need ${inLetters(usual)}.`,

  bno_child: ({ since, age, years }: { readonly since: Day; readonly age: number; readonly years: number }) =>
    sentences(
      `Since ${writtenDay(since)}, a child under ${age} does not need ${inLetters(years)} years (not confirmed).`,
      'Then you can perhaps apply now, together with your parent.',
      'We have not read the rule itself, so we show both outcomes.',
    ),

  medical_discharge: ({ years }: { readonly years: number }) =>
    sentences(
      `By that day you have served less than ${inLetters(years)} years.`,
      'That is enough after a medical discharge because of service. It is not enough after another one.',
    ),
} as const;
