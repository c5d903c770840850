/** The time of an alert, relative to the day that it is about. */
export interface Lead {
  /** Calendar months before that day; 0 if counted in days. */
  readonly months: number;
  /** Days before that day; 0 is the day itself, -1 the day after. */
  readonly days: number;
  /**
   * Identifies the step, so that each step is issued once. A step whose day moves a little keeps its name, so that nobody
   * gets the same alert twice.
   */
  readonly name: string;
}

/** The alerts of one thing, earliest first. */
export interface Ladder {
  /** Whether the first alert is issued as soon as the thing is known. */
  readonly asSoonAsKnown: boolean;
  /** Whether the alert is repeated each year while the reason exists. */
  readonly yearly?: true;
  readonly leads: readonly Lead[];
}

const formatDays = (days: number): string => `${days} days`;

const lead = (days: number, name = formatDays(days)): Lead => ({ months: 0, days, name });
const leads = (...days: readonly number[]): readonly Lead[] => days.map((each) => lead(each));
const inMonths = (months: number, name = `${months} months`): Lead => ({ months, days: 0, name });
const ladder = (...steps: readonly Lead[]): Ladder => ({ asSoonAsKnown: false, leads: steps });

const onTheDay = lead(0, 'open');
/** The last day is still valid, so the next day is the first day after expiry. */
const dayAfter = lead(-1, 'expired');
const daysAfter = (first: number, last: number): readonly Lead[] =>
  Array.from({ length: last - first + 1 }, (_, more) => lead(-(first + more), `${first + more} days after`));

/**
 * All lead times of alerts. The days are a product decision, not a figure of law. If something is lost for good, the last
 * step is in the last week.
 */
export const ladders = {
  known: { asSoonAsKnown: true, leads: [] },
  /** Daily for the two weeks in which a late application may still be excused. */
  permissionEnds: ladder(...leads(180, 90, 60, 30, 14, 7, 1), dayAfter, ...daysAfter(2, 14)),
  documentEnds: ladder(...leads(90, 30, 7), dayAfter),
  /** A new passport takes long to get, and UKVI must be informed of it. */
  passportEnds: ladder(inMonths(9), inMonths(6), inMonths(3, formatDays(90)), ...leads(30, 7), dayAfter),
  firstDay: ladder(lead(90), lead(30, formatDays(28)), lead(7), onTheDay),
  /** An English certificate takes months to get. */
  englishLevel: { asSoonAsKnown: true, leads: leads(180, 90, 30) },
  /** The application is only possible in the last 28 days of a permission, so the first of them is the first day. */
  firstOfLastDays: ladder(lead(90), lead(30, formatDays(28)), ...leads(14, 7), onTheDay),
  /** Protection is renewed in the last days of a permission: alerts before these days and on the first one. */
  renewalOpens: ladder(lead(14), onTheDay),
  firstGoodDay: ladder(lead(90), lead(30, formatDays(28)), onTheDay),
  settlementLapses: ladder(...leads(180, 60, 30, 7)),
  childOpens: ladder(inMonths(12), inMonths(6), inMonths(1, formatDays(28)), onTheDay),
  childOfAge: ladder(...[12, 6, 1].map((months) => inMonths(months))),
  childEnds: ladder(inMonths(12, formatDays(365)), inMonths(6), inMonths(1, formatDays(30)), lead(7)),
  /** A journey over the first day of the qualifying period. */
  citizenshipFirstDay: { asSoonAsKnown: true, leads: leads(60) },
  paperTooOld: ladder(...leads(90, 30)),
  feesChange: ladder(...leads(30, 7)),
  /** Without saved fees, no other alert announces newly published fees. */
  feesOfNext: { asSoonAsKnown: true, leads: leads(30, 7) },
  /** Issued when the fact becomes known or changes, and again each year. It has no day of its own. */
  knownAndYearly: { asSoonAsKnown: true, yearly: true, leads: [] },
  taskDue: ladder(lead(3), lead(0, 'today'), lead(-1, 'overdue')),
  /** Alerts to prepare the appointment, to attend it, and to record its day, from which the waiting time counts. */
  appointment: ladder(...leads(7, 1), onTheDay, lead(-1, 'day after')),
  /** The last day is still in time, so the alert is on the next day. */
  timePassed: ladder(lead(-1, 'late')),
  ceremony: { asSoonAsKnown: true, leads: leads(60, 30, 7) },
  /** Access ends at the end of its last day, so 48 hours earlier is the start of the day before. */
  accessEnds: ladder(lead(1, '48 hours')),
} as const satisfies Readonly<Record<string, Ladder>>;
