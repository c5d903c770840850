import type { AlertImportance } from './importances';
import { ladders, type Ladder } from './leadTimes';

/** The legal source of an alert. */
export interface AlertSource {
  readonly title: string;
  readonly url: string;
  /** The day on which it was last read. */
  readonly checkedOn: string;
  /** Set if its text was not read and it is only known from secondary sources. */
  readonly throughOthers?: true;
}

/** The description of a kind of alert. */
export interface AlertKindRow {
  readonly importance: AlertImportance;
  readonly title: string;
  /** The subject of the alert, in one sentence. */
  readonly about: string;
  /** The times of its alerts. */
  readonly ladder: Ladder;
  /** A part of the kind with a different ladder. */
  readonly except?: { readonly of: string; readonly ladder: Ladder };
  /** `record`: derived from the record repeatedly · `event`: sent when an event happens. */
  readonly from: 'record' | 'event';
  /** Off unless the person turns it on. */
  readonly onRequest?: true;
  /** The kind is no longer sent; notifications of it stay readable. */
  readonly ended?: true;
  /** Null if it depends only on the person’s record, or if each alert names its own source. */
  readonly source: AlertSource | null;
}

const rules: AlertSource = {
  title: 'Immigration Rules',
  url: 'https://www.gov.uk/guidance/immigration-rules',
  checkedOn: '2025-12-06',
};
const settlement: AlertSource = {
  title: 'Indefinite leave to remain, GOV.UK',
  url: 'https://www.gov.uk/indefinite-leave-to-remain',
  checkedOn: '2025-12-06',
};
const residence: AlertSource = {
  title: 'Immigration Rules, Appendix Continuous Residence',
  url: 'https://www.gov.uk/guidance/immigration-rules/immigration-rules-appendix-continuous-residence',
  checkedOn: '2025-12-06',
};
const citizenship: AlertSource = {
  title: 'Becoming a British citizen, GOV.UK',
  url: 'https://www.gov.uk/becoming-a-british-citizen',
  checkedOn: '2025-12-06',
};
const lapse: AlertSource = {
  title: 'Immigration (Leave to Enter and Remain) Order 2000, article 13',
  url: 'https://www.legislation.gov.uk/uksi/2000/1161/article/13',
  checkedOn: '2025-12-06',
};
const childRegistration: AlertSource = {
  title: 'British Nationality Act 1981, sections 1, 3 and 41A',
  url: 'https://www.legislation.gov.uk/ukpga/1981/61',
  checkedOn: '2026-11-28',
};
/** HC 1691: a higher level of English, and temporary protection. */
const hc1691: AlertSource = {
  title: 'Statement of changes to the Immigration Rules: HC 1691, 5 March 2026',
  url: 'https://www.gov.uk/government/publications/statement-of-changes-to-the-immigration-rules-hc-1691-5-march-2026',
  checkedOn: '2026-10-06',
  throughOthers: true,
};
const englishTest: AlertSource = {
  title: 'Immigration Rules, Appendix English Language',
  url: 'https://www.gov.uk/guidance/immigration-rules/immigration-rules-appendix-english-language',
  checkedOn: '2025-12-06',
};
const children: AlertSource = {
  title: 'Appendix Children, caseworker guidance v3.0 of 4 April 2024',
  url: 'https://www.gov.uk/government/publications/appendix-children-caseworker-guidance/appendix-children-accessible',
  checkedOn: '2024-04-04',
};
const eVisa: AlertSource = {
  title: 'Online immigration status (eVisa)',
  url: 'https://www.gov.uk/evisa',
  checkedOn: '2025-06-01',
};
const fees: AlertSource = {
  title: 'Home Office immigration and nationality fees, 8 April 2026',
  url: 'https://www.gov.uk/government/publications/visa-regulations-revised-table',
  checkedOn: '2026-08-26',
};

/** Refugees and others with protection can only apply in the last days of their permission. */
const lastDaysOfPermission = {
  of: 'refugees and people with humanitarian protection',
  ladder: ladders.firstOfLastDays,
} as const;

/**
 * All kinds of alerts, in the order of pages. The row defines when a kind is sent, which settings it has and its texts on
 * pages.
 */
export const alertCatalogue = {
  visa_expiry: {
    importance: 'act',
    ladder: ladders.permissionEnds,
    from: 'record',
    source: rules,
    title: 'Your visa ends',
    about: 'The last day of your visa, by your profile.',
  },
  visa_ends_before_ilr: {
    importance: 'act',
    ladder: ladders.known,
    from: 'record',
    source: settlement,
    title: 'Your visa ends before you can apply for ILR',
    about:
      'The last day of your visa, where it comes before your first day to apply and you have to extend it.',
  },
  english_before_change: {
    importance: 'act',
    ladder: ladders.englishLevel,
    from: 'record',
    source: hc1691,
    title: 'Apply before more English is asked for',
    about: 'The last day to apply with less English, where your safe day is shortly before it.',
  },
  dependant_visa_expiry: {
    importance: 'act',
    ladder: ladders.permissionEnds,
    from: 'record',
    source: rules,
    title: 'A dependant’s visa ends',
    about: 'The last day of the visa of each of your dependants.',
  },
  dependant_visa_ends_before: {
    importance: 'act',
    ladder: ladders.known,
    from: 'record',
    source: settlement,
    title: 'A dependant’s visa ends before they can apply for settlement',
    about: 'The last day of a dependant’s visa, where it comes before their own first day to apply.',
  },
  settlement_lapse: {
    importance: 'act',
    ladder: ladders.settlementLapses,
    from: 'record',
    source: lapse,
    title: 'Your settlement may lapse',
    about: 'The last day to come back to the UK, while you are away for long with ILR.',
  },
  child_registration_ends: {
    importance: 'act',
    ladder: ladders.childEnds,
    from: 'record',
    source: childRegistration,
    title: 'The last day to register a child',
    about: 'The day before a child is of age, where a way to become British is lost on it.',
  },
  biometrics_due: {
    importance: 'act',
    ladder: ladders.appointment,
    from: 'record',
    source: null,
    title: 'Fingerprints and photo for an application',
    about: 'The appointment of an application that you recorded. Its waiting time counts from there.',
    except: { of: 'an application without a day for them', ladder: ladders.known },
  },
  ceremony_due: {
    importance: 'act',
    ladder: ladders.ceremony,
    from: 'record',
    source: null,
    title: 'The citizenship ceremony has to be booked',
    about: 'The last day to book it, counted from the decision that you recorded.',
  },
  protection_renewal: {
    importance: 'plan',
    ladder: ladders.renewalOpens,
    from: 'record',
    source: hc1691,
    title: 'The days to renew your protection',
    about: 'The first of the last days of your permission, if you claimed under the rules of now.',
  },
  ilr_window: {
    importance: 'plan',
    ladder: ladders.firstDay,
    from: 'record',
    source: settlement,
    title: 'Your first day to apply for ILR',
    about: 'The first day on which time and days away allow it.',
    except: lastDaysOfPermission,
  },
  english_level: {
    importance: 'plan',
    ladder: ladders.englishLevel,
    from: 'record',
    source: hc1691,
    title: 'ILR will ask you for more English',
    about: 'Your safe day to apply, where it comes after the change and your record shows less.',
  },
  ilr_question: {
    importance: 'plan',
    ladder: ladders.known,
    from: 'record',
    source: null,
    title: 'A question about your ILR date',
    about: 'One answer is missing, and your ILR date depends on it.',
  },
  citizenship_date: {
    importance: 'plan',
    ladder: ladders.firstGoodDay,
    from: 'record',
    source: citizenship,
    title: 'Your first day to apply for citizenship',
    about: 'The first day on which time and days away allow it.',
  },
  citizenship_first_day: {
    importance: 'plan',
    ladder: ladders.citizenshipFirstDay,
    from: 'record',
    source: citizenship,
    title: 'A journey over the first day of your citizenship years',
    about: 'Your first day to apply, where an earlier one would begin with a day away.',
  },
  citizenship_question: {
    importance: 'plan',
    ladder: ladders.known,
    from: 'record',
    source: null,
    title: 'A question about your citizenship date',
    about: 'One answer is missing, and your citizenship date depends on it.',
  },
  absence_limit: {
    importance: 'plan',
    ladder: ladders.known,
    from: 'record',
    source: residence,
    title: 'Days away near a limit',
    about: 'Your days away are near a limit or over it, or a planned journey takes you over it.',
  },
  dependant_ilr_window: {
    importance: 'plan',
    ladder: ladders.firstDay,
    from: 'record',
    source: settlement,
    title: 'A dependant’s first day to apply for settlement',
    about: 'The first day by the dependant’s own visas and journeys.',
    except: lastDaysOfPermission,
  },
  child_registration: {
    importance: 'plan',
    ladder: ladders.childOpens,
    from: 'record',
    source: childRegistration,
    title: 'The first day to register a child',
    about: 'The first day on which a child has a right to be registered as British.',
  },
  child_of_age: {
    importance: 'plan',
    ladder: ladders.childOfAge,
    from: 'record',
    source: children,
    title: 'A child comes of age',
    about: 'The birthday from which other rules apply to a dependent child, and another surcharge.',
  },
  dependant_clock: {
    importance: 'plan',
    ladder: ladders.knownAndYearly,
    from: 'record',
    source: settlement,
    title: 'A dependant’s first day is not yours',
    about: 'A dependant’s own first day to apply for settlement, where it is another than yours.',
  },
  document_expiry: {
    importance: 'plan',
    ladder: ladders.documentEnds,
    from: 'record',
    source: null,
    title: 'A document runs out',
    about: 'The last day of each document that you keep here.',
    except: { of: 'a passport', ladder: ladders.passportEnds },
  },
  passport_replaced: {
    importance: 'plan',
    ladder: ladders.known,
    from: 'record',
    source: eVisa,
    title: 'You have a new passport',
    about: 'A passport that is newer than another in your documents: your eVisa has to know it.',
  },
  english_test_old: {
    importance: 'plan',
    ladder: ladders.paperTooOld,
    from: 'record',
    source: englishTest,
    title: 'Your English test will be too old',
    about: 'An English test in your documents that no longer serves on the day for which you plan.',
  },
  paper_too_old: {
    importance: 'plan',
    ladder: ladders.paperTooOld,
    from: 'record',
    source: null,
    title: 'A letter or statement will be too old',
    about: 'A paper in your documents that is too old on the day for which you plan.',
  },
  decision_late: {
    importance: 'plan',
    ladder: ladders.timePassed,
    from: 'record',
    source: null,
    title: 'A decision is late',
    about: 'The day on which the time for a decision has passed, for an application that you recorded.',
  },
  task_due: {
    importance: 'plan',
    ladder: ladders.taskDue,
    from: 'record',
    source: null,
    title: 'A task is due',
    about: 'The day by which you planned to do something.',
  },
  fee_deadline: {
    importance: 'plan',
    ladder: ladders.feesChange,
    from: 'record',
    source: fees,
    title: 'Fees are about to change',
    about: 'The last day of today’s fees, where a sum that you saved, or your next application, comes later.',
    except: { of: 'your next application without a saved sum', ladder: ladders.feesOfNext },
  },
  legal_access_ending: {
    importance: 'plan',
    ladder: ladders.accessEnds,
    from: 'record',
    source: null,
    title: 'A lawyer’s access ends',
    about: 'The last day on which a lawyer can see your record.',
  },
  profile_incomplete: {
    importance: 'plan',
    ladder: ladders.known,
    from: 'record',
    source: null,
    title: 'A date is missing in your profile',
    about: 'A date without which we cannot work out yours.',
  },
  brp_expiry: {
    importance: 'news',
    ladder: ladders.documentEnds,
    from: 'record',
    source: eVisa,
    ended: true,
    title: 'Your BRP card ends',
    about: 'The last day of the card. Your permission does not end with it.',
  },
  fee_change: {
    importance: 'news',
    ladder: ladders.known,
    from: 'record',
    source: fees,
    title: 'A saved sum of fees has changed',
    about: 'What a sum that you saved comes to now.',
  },
  rule_change: {
    importance: 'news',
    ladder: ladders.known,
    from: 'event',
    source: null,
    title: 'A rule has changed one of your answers',
    about: 'What an answer was, and what it is now. Each notice names its source.',
  },
  law_notice: {
    importance: 'news',
    ladder: ladders.known,
    from: 'record',
    source: null,
    title: 'News about the law on your route',
    about: 'A change that is in force or announced, told as soon as we know of it. It names its source.',
  },
  announced_change: {
    importance: 'news',
    ladder: ladders.known,
    from: 'record',
    source: null,
    onRequest: true,
    title: 'A change is announced (not the law)',
    about: 'Plans of the government. None is the law, and none changes your dates here. Off until you ask.',
  },
  legal_access_first_look: {
    importance: 'news',
    ladder: ladders.known,
    from: 'record',
    source: null,
    title: 'A lawyer looks for the first time',
    about: 'The first time that a lawyer opens your record.',
  },
  address_comparison_answered: {
    importance: 'news',
    ladder: ladders.known,
    from: 'record',
    source: null,
    title: 'Your partner answers about comparing addresses',
    about: 'Whether the person whom you asked agrees to compare addresses with you.',
  },
  legal_access_revoked: {
    importance: 'news',
    ladder: ladders.known,
    from: 'event',
    source: null,
    title: 'An administrator ends a lawyer’s access',
    about: 'Whose access was ended, and why.',
  },
} as const satisfies Record<string, AlertKindRow>;

export type AlertKind = keyof typeof alertCatalogue;
/** The kinds that are derived from the record. */
export type ReminderKind = {
  [Kind in AlertKind]: (typeof alertCatalogue)[Kind]['from'] extends 'record' ? Kind : never;
}[AlertKind];

const isKind = (kind: string): kind is AlertKind => Object.hasOwn(alertCatalogue, kind);
export const alertKinds: readonly AlertKind[] = Object.keys(alertCatalogue).filter(isKind);

/** The row of a kind; null for a notice about the list itself and for an unknown kind. */
export const alertKindRow = (kind: string): AlertKindRow | null =>
  isKind(kind) ? alertCatalogue[kind] : null;
