import { adviser, inLetters, writtenDay, type Day } from '../assessment/wording';
import { sentences } from './table';

/** The lower pay that is enough for some Skilled Workers, in pounds. */
interface LowerPay {
  readonly onSalaryList: string;
  readonly earlier: string;
  readonly onScale: string;
}

const lowerPay = ({ onSalaryList, earlier, onScale }: LowerPay) =>
  sentences(
    `For a job on the immigration salary list ${onSalaryList} is enough.`,
    `If you have been on this route since before April 2024, ${earlier} is enough.`,
    `For a health or education job on a national pay scale ${onScale} is enough.`,
  );

/** The people who may show a lower level of English: by years and hours of classes. */
interface LowerEnglish {
  readonly level: string;
  readonly years: number;
  readonly hours: number;
}

/** What people on a route should know in addition to years and days away. */
export const routeNotes = {
  skilled_worker_years: () =>
    sentences(
      'You may add up years on several work routes.',
      'They are Skilled Worker, Tier 2 (General), Global Talent, Innovator Founder, Scale-up and other listed routes.',
      'Your last visa must be Skilled Worker.',
    ),

  skilled_worker_pay: ({ pay, less }: { readonly pay: string; readonly less: LowerPay | null }) =>
    sentences(
      'Your sponsor must still need you for the job.',
      `Your sponsor must pay you at least ${pay} and the going rate for the job.`,
      less === null ? null : lowerPay(less),
    ),

  health_and_care_years: () =>
    sentences(
      'The rules of Skilled Worker apply to you.',
      'Your years on both visas count together.',
      'Years on other routes that count for Skilled Worker count as well.',
    ),

  health_and_care_surcharge: () =>
    'You pay no health surcharge. A decision inside the UK takes about 3 weeks and not 8 (not confirmed).',

  health_and_care_pay: ({
    onScale,
    ofOthers,
    less,
  }: {
    readonly onScale: string;
    readonly ofOthers: string;
    readonly less: LowerPay | null;
  }) =>
    sentences(
      'Your sponsor must still need you for the job, and pay you the going rate.',
      `For health jobs on a national pay scale, that is at least ${onScale}.`,
      `For other jobs, it is at least ${ofOthers}.`,
      less === null ? null : lowerPay(less),
    ),

  tier_2_years: () =>
    'Your time counts towards settlement as a Skilled Worker. Your last visa must be Skilled Worker.',

  scale_up_pay: ({
    pay,
    earlierPay,
    lessBefore,
  }: {
    readonly pay: string;
    readonly earlierPay: string;
    readonly lessBefore: Day | null;
  }) =>
    sentences(
      `You need pay of ${pay} now.`,
      `You need it in ${earlierPay} too.`,
      lessBefore === null
        ? null
        : `You need less if your certificate is from before ${writtenDay(lessBefore)}.`,
    ),

  global_talent_years: () =>
    sentences(
      'You may add up years on several work routes.',
      'They are Global Talent, Tier 1 (Exceptional Talent), Skilled Worker, Innovator Founder, Scale-up and other listed routes.',
      'Your last visa must be Global Talent.',
    ),
  global_talent_three_years: () =>
    sentences(
      'You need three years with an endorsement of a science body or for exceptional talent, or with a listed prize.',
      'You need five years with an endorsement for exceptional promise.',
    ),
  global_talent_money: () =>
    'You must have earned money in your field. You must still have your endorsement.',

  innovator_founder_years: () => 'You need three years on this route alone.',
  innovator_founder_endorsement: () =>
    'You need an endorsement letter that is at most three months old. You also need to meet two of seven business criteria.',

  employer_needs_you: () => 'Your employer must still need you and pay you.',
  sponsor_needs_you: () => 'Your sponsor must still need you, and pay you what the route asks.',
  sponsor_pays: ({ pay }: { readonly pay: string }) => `Your sponsor must still need you and pay ${pay}.`,

  old_domestic_worker: () =>
    'This is only for visas under the rules from before 6 April 2012. You must still have a job.',

  partner_of_worker: () =>
    sentences(
      'You need five years as the partner of the same person.',
      'Is your partner here with UK Ancestry, or for an overseas business? Then choose that visa: you need no years of your own.',
    ),
  partner_without_years: () =>
    sentences(
      'You need no years of your own.',
      'But your partner must be settled, or settle together with you (not confirmed).',
    ),
  child_of_worker: ({ from }: { readonly from: number }) =>
    sentences(
      'Both parents must be settled, or settle at the same time.',
      `A child needs English and the Life in the UK test from the age of ${from}.`,
    ),

  turkish_years: () =>
    sentences('You need five years.', 'Your last visa must be that of a Turkish worker or businessperson.'),

  ancestry_work: () => 'You must be able to work and want to work. You must be able to support yourself.',

  partner_time: () =>
    sentences(
      'Time as a fiancé or fiancée does not count.',
      'There is no limit of days away. But the Home Office looks at long absences.',
    ),
  partner_income: ({
    income,
    lessBefore,
    savings,
  }: {
    readonly income: string;
    readonly lessBefore: Day | null;
    readonly savings: string;
  }) =>
    sentences(
      `The route asks for an income of ${income}.`,
      lessBefore === null ? null : `It asks for less if you began before ${writtenDay(lessBefore)}.`,
      `Savings above ${savings} count.`,
    ),
  // The guidance says “more than half” in words, so there is no figure for a row.
  family_home: () =>
    sentences(
      'Were you away for more than half of one of your visas?',
      'Then the Home Office may say that the UK is not your permanent home.',
    ),
  lower_english: ({ level, years, hours }: LowerEnglish) =>
    sentences(
      `Have you had permission as a partner, parent or child for ${years} years?`,
      `Then level ${level} in English is enough if you could not reach the level asked for. You need a certificate of ${hours} hours of English classes.`,
    ),
  family_five_years: () =>
    sentences(
      'Years on the five-year route of partners and parents count towards your ten years. So do years with private life.',
      'Years on other routes to settlement count after one year as a partner or parent, if you did not enter the UK illegally.',
    ),
  parent_maintenance: () => 'You must show adequate maintenance, which means enough money to live on.',
  private_life_five_years: () =>
    sentences(
      'A child needs five years.',
      'A young adult who has lived half of their life in the UK needs five years as well.',
    ),
  child_born_in_uk: ({ months, days }: { readonly months: number; readonly days: number }) =>
    sentences(
      `An absence of more than ${inLetters(months)} months at one time breaks the seven years.`,
      `Being away for ${days} days in all breaks them as well (not confirmed).`,
    ),
  settled_on_entry: () => 'You get indefinite leave when you enter the UK on this route.',

  protection_for_months: ({ from, lasts }: { readonly from: string; readonly lasts: string }) =>
    `If you claimed protection on or after ${from}, you get permission for ${lasts} at a time (not confirmed).`,

  long_residence_leaves_out: () =>
    sentences(
      'Some time does not count.',
      'It is time as a visitor, short-term student or seasonal worker, or on a Ukraine scheme.',
    ),
  bno_years: () =>
    sentences(
      'Years on other routes that lead to settlement count as well. Your last visa must be BN(O).',
      'Years as a student or on Youth Mobility do not count.',
    ),
  bno_children: ({ from, age }: { readonly from: Day; readonly age: number }) =>
    `From ${writtenDay(from)}, children under ${age} need not complete the five years (not confirmed).`,
  eu_automatic: () =>
    sentences(
      'If you have pre-settled status, you may get settled status without applying.',
      'The Home Office looks at it by itself (automatic conversion).',
      'You may also apply before that.',
    ),
  eu_months_in_sixty: ({ months, since }: { readonly months: number; readonly since: Day }) =>
    `Since ${writtenDay(since)}, it is also enough to spend ${months} months in the UK in the last 60 months.`,
  eu_important_reason: ({ months }: { readonly months: number }) =>
    sentences(
      `You may have one absence of up to ${inLetters(months)} months for an important reason.`,
      'Examples are study, pregnancy, a serious illness or a job that sends you abroad.',
      'We do not count this absence.',
    ),
  armed_forces_no_visa: () => 'While you serve you need no visa.',
  armed_forces_no_fee: ({ years }: { readonly years: number }) =>
    `With ${inLetters(years)} years of service, or a medical discharge because of service, you pay no fee.`,

  no_settlement: () => 'This visa itself does not lead to settlement. Its time may count for long residence.',
  counts_for_nothing: () => 'This time does not count for settlement. It does not count for long residence.',
  long_residence_only: () =>
    sentences(
      'Its time counts for the ten years of long residence.',
      'It does not count for the five years of a worker or of BN(O).',
    ),
  overseas_domestic_worker: () =>
    sentences(
      'Only visas under the rules from before 6 April 2012 lead to settlement.',
      'Its time may count for long residence.',
    ),
  fiance: () =>
    sentences(
      'The five years of a partner begin with the visa as a partner.',
      'Time as a fiancé or fiancée does not count for them. It may count for long residence.',
    ),
  ukraine_time: () =>
    'Time on a Ukraine scheme does not count for settlement. It does not count for long residence (not confirmed).',
  ukraine_other_routes: () =>
    sentences(
      'To settle you need a visa on another route, such as work or family.',
      'Your years begin with that visa.',
      `Ask ${adviser} which routes are open to you.`,
    ),
  irish_citizen: () =>
    sentences(
      'Irish citizens need no permission to live in the UK. They are settled without ILR.',
      'You can go on to British citizenship. Use the citizenship calculator.',
    ),
  right_of_abode: () =>
    sentences(
      'With the right of abode you need no permission and no ILR.',
      'If you are not British yet, you can go on to citizenship. Use the citizenship calculator.',
    ),

  entrepreneur_years: ({ jobs, income }: { readonly jobs: number; readonly income: string }) =>
    `You need three years if you made ${inLetters(jobs)} jobs or ${income} of income. Otherwise you need five years.`,
  investor_years: ({
    ways,
  }: {
    readonly ways: readonly { readonly years: number; readonly money: string }[];
  }) =>
    sentences(
      ...ways.map(({ years, money }) => `You need ${inLetters(years)} years if you invested ${money}.`),
    ),
  as_global_talent: () => 'The rules of Global Talent apply.',
  tier1_other: () =>
    'This visa now has no settlement route of its own. Its time counts towards Skilled Worker and other routes.',
} as const;
