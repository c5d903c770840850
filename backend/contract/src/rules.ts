import { feePlaces } from '@settlewise/rules/fees/question';
import { z } from 'zod';
import { englishStatusResponse } from './assessments/answer';
import { lawNoticeResponse } from './lawDesk';
import { ruleFields } from './openSource';
import { visaTypeGroups } from './visaTypeChoices';

const period = {
  /** `yyyy-MM-dd`; null where it has always been so, as far as the data goes. */
  from: z.iso.date().nullable(),
  /** The last day; null while it is open. */
  to: z.iso.date().nullable(),
};

/** GET /api/rules, of the routes of POST /api/assess. */
export const publishedRouteResponse = z.object({
  key: z.string(),
  title: z.string(),
  /** Under which heading people choose it. */
  group: z.enum(visaTypeGroups),
  settlementRule: z.enum(['by_years', 'none', 'not_needed', 'not_known']),
  /** The usual number first; empty unless the route leads to settlement by years. */
  qualifyingYears: z.array(z.number()),
  /** Where no years are asked (0): what is asked instead, in a sentence. Null elsewhere. */
  condition: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** Which rule counts the days away. */
  absences: z.string(),
  countsForLongResidence: z.boolean(),
  clockStarts: z.enum(['grant', 'entry']),
  lifeInTheUk: z.enum(['adults', 'grown_children', 'none']),
  /** The last day for applications; null while it is open. */
  closesOn: z.iso.date().nullable(),
  /** Whether the fee for indefinite leave is charged. */
  fee: z.boolean(),
  form: z.string().nullable(),
  notes: z.array(z.string()),
  ...ruleFields,
});

export const publishedLimitResponse = z.object({ key: z.string(), days: z.int(), ...period, ...ruleFields });

/** Calendar months, not a number of days: six of them have 181 to 184. */
export const publishedMonthLimitResponse = z.object({
  key: z.string(),
  months: z.int(),
  ...period,
  ...ruleFields,
});

/** The ages that a rule applies to. */
export const publishedAgeResponse = z.object({
  key: z.string(),
  /** In whole years, both included; null where nobody is too young, or too old. */
  youngest: z.int().nullable(),
  oldest: z.int().nullable(),
  ...period,
  ...ruleFields,
});

export const publishedEnglishResponse = z.object({
  /** `route`: met when the visa was granted. */
  level: englishStatusResponse.shape.asked,
  for: z.enum(['settlement', 'citizenship']),
  /** Route keys; empty of what is no route. */
  routes: z.union([z.array(z.string()), z.literal('all')]),
  /** Routes to settlement that stay as they were. */
  except: z.array(z.string()),
  ...period,
  ...ruleFields,
});

export const publishedFeeResponse = z.object({
  item: z.string(),
  title: z.string(),
  unit: z.enum(['person', 'attempt', 'year', 'addition']),
  route: z.string().nullable(),
  where: z.enum(feePlaces).nullable(),
  /** The longest permission that the fee is for. */
  months: z.int().nullable(),
  /** For whom, where it is not for everybody: `under_18`, `immigration_salary_list`. */
  who: z.string().nullable(),
  /** Whole pence; null where the figure is not known. */
  pence: z.int().nullable(),
  /** Between which sums it lies where it is not one, or not a certain one; null elsewhere. */
  lowestPence: z.int().nullable(),
  highestPence: z.int().nullable(),
  ...period,
  ...ruleFields,
});

export const publishedChangeResponse = z.object({
  key: z.string(),
  title: z.string(),
  text: z.string(),
  /** The first day; null while no day is known. */
  from: z.iso.date().nullable(),
  ...ruleFields,
});

/** GET /api/rules: the rows that the program itself uses, on the day. Open to everybody and to every site. */
export const rulesResponse = z.object({
  ruleSet: z.object({
    version: z.string(),
    /** The day on which the text of the Immigration Rules was last read as a whole. */
    checkedOn: z.iso.date(),
  }),
  routes: z.array(publishedRouteResponse),
  limits: z.array(publishedLimitResponse),
  monthLimits: z.array(publishedMonthLimitResponse),
  ages: z.array(publishedAgeResponse),
  english: z.array(publishedEnglishResponse),
  fees: z.array(publishedFeeResponse),
  changes: z.array(publishedChangeResponse),
  /** The day up to which news of changes are known. */
  newsTo: z.iso.date(),
  /** Notices that were published since the program was released. No row above changes with them. */
  notices: z.array(lawNoticeResponse),
});
export type RulesResponse = z.infer<typeof rulesResponse>;
