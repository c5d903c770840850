/** When something is told, seen from the day that it is about. */
export interface Lead {
  /** Calendar months before that day; none where it is counted in days. */
  readonly months: number;
  /** Days before that day; 0 is the day itself, -1 the day after. */
  readonly days: number;
  /**
   * Tells the steps of one thing apart, and is part of what makes the telling of a step happen once. A step whose day
   * moves a little keeps its name: whoever was told under it is not told again.
   */
  readonly name: string;
}

/** The steps of telling, the earliest first. */
export interface Ladder {
  /** Whether it is told as soon as it is known, before any step that follows. */
  readonly asSoonAsKnown: boolean;
  /** Whether it is told again each year for as long as it holds. */
  readonly yearly?: true;
  readonly leads: readonly Lead[];
}

const nameOf = (days: number): string => `${days} days`;

const lead = (days: number, name = nameOf(days)): Lead => ({ months: 0, days, name });
const leads = (...days: readonly number[]): readonly Lead[] => days.map((each) => lead(each));
const inMonths = (months: number, name = `${months} months`): Lead => ({ months, days: 0, name });
const ladder = (...steps: readonly Lead[]): Ladder => ({ asSoonAsKnown: false, leads: steps });

const onTheDay = lead(0, 'open');
/** The last day still counts: the day after is the first without it. */
const dayAfter = lead(-1, 'expired');
const daysAfter = (first: number, last: number): readonly Lead[] =>
  Array.from({ length: last - first + 1 }, (_, more) => lead(-(first + more), `${first + more} days after`));

/**
 * How long before its day each kind of thing is told: all of it here. The days are a choice of this program, not a figure
 * of law. Where something is lost for good, a last step comes in its last week.
 */
export const ladders = {
  known: { asSoonAsKnown: true, leads: [] },
  /** Daily for the two weeks in which a late application may still be excused. */
  permissionEnds: ladder(...leads(180, 90, 60, 30, 14, 7, 1), dayAfter, ...daysAfter(2, 14)),
  documentEnds: ladder(...leads(90, 30, 7), dayAfter),
  /** A new one takes long to get, and has to be told to UKVI. */
  passportEnds: ladder(inMonths(9), inMonths(6), inMonths(3, nameOf(90)), ...leads(30, 7), dayAfter),
  firstDay: ladder(lead(90), lead(30, nameOf(28)), lead(7), onTheDay),
  /** What is asked for takes months to get. */
  englishLevel: { asSoonAsKnown: true, leads: leads(180, 90, 30) },
  /** The first day is the beginning of the last 28 days of a permission, which are the only ones to apply in. */
  firstOfLastDays: ladder(lead(90), lead(30, nameOf(28)), ...leads(14, 7), onTheDay),
  /** Protection is renewed in the last days of a permission: before they begin, and when they do. */
  renewalOpens: ladder(lead(14), onTheDay),
  firstGoodDay: ladder(lead(90), lead(30, nameOf(28)), onTheDay),
  settlementLapses: ladder(...leads(180, 60, 30, 7)),
  childOpens: ladder(inMonths(12), inMonths(6), inMonths(1, nameOf(28)), onTheDay),
  childOfAge: ladder(...[12, 6, 1].map((months) => inMonths(months))),
  childEnds: ladder(inMonths(12, nameOf(365)), inMonths(6), inMonths(1, nameOf(30)), lead(7)),
  /** A journey over the first day of the years before an application. */
  citizenshipFirstDay: { asSoonAsKnown: true, leads: leads(60) },
  paperTooOld: ladder(...leads(90, 30)),
  feesChange: ladder(...leads(30, 7)),
  /** Without a saved sum there is nothing that tells of new fees when they are published. */
  feesOfNext: { asSoonAsKnown: true, leads: leads(30, 7) },
  /** Told when it becomes known or other, and again a year later: no day is its own. */
  knownAndYearly: { asSoonAsKnown: true, yearly: true, leads: [] },
  taskDue: ladder(lead(3), lead(0, 'today'), lead(-1, 'overdue')),
  /** An appointment is prepared, kept, and its day written into the record: the wait counts from it. */
  appointment: ladder(...leads(7, 1), onTheDay, lead(-1, 'day after')),
  /** The last day of a time is still in it. */
  timePassed: ladder(lead(-1, 'late')),
  ceremony: { asSoonAsKnown: true, leads: leads(60, 30, 7) },
  /** Access ends when its last day is over; 48 hours earlier is the beginning of the day before. */
  accessEnds: ladder(lead(1, '48 hours')),
} as const satisfies Readonly<Record<string, Ladder>>;
