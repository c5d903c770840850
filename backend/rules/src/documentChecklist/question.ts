import type { CivilDate } from '../calendar/civilDate';

/** The forms with a list. The last two settlement forms have no code that people use. */
export const checklistForms = [
  'SET(O)',
  'SET(M)',
  'SET(LR)',
  'SETP',
  'BNO',
  'EUSS',
  'SET(DV)',
  'BEREAVED',
  'AN',
  'MN1',
  'T',
  'B(OTA)',
] as const;
export type ChecklistForm = (typeof checklistForms)[number];

/** `main` holds the permission; the others hold theirs as a partner or child. */
export const checklistRoles = ['main', 'partner', 'child'] as const;
export type ChecklistRole = (typeof checklistRoles)[number];

/** The source of income of a partner's application. */
export const checklistIncomes = ['employed', 'self_employed', 'savings', 'benefits'] as const;
export type ChecklistIncome = (typeof checklistIncomes)[number];

/** Answers that no record holds. Omitted if not asked yet. */
export interface ChecklistAnswers {
  /** Absences to leave out of the count, CR 3.4. */
  readonly exceptedAbsences?: boolean | undefined;
  readonly gapInPermission?: boolean | undefined;
  readonly convictions?: boolean | undefined;
  readonly foreignLanguageDocuments?: boolean | undefined;
  readonly income?: ChecklistIncome | null | undefined;
  readonly spouseOfBritishCitizen?: boolean | undefined;
  readonly longAbsences?: boolean | undefined;
  readonly sameEmployerSixMonths?: boolean | undefined;
  readonly grantedBeforeApril2024?: boolean | undefined;
}
export type ChecklistAnswer = keyof ChecklistAnswers;

/** A document with its type and days, as far as known. */
export interface ChecklistDocument {
  readonly id: string;
  /** A document type of the vault. */
  readonly kind: string;
  readonly issuedOn?: CivilDate | null | undefined;
  /** The first and last day it covers. */
  readonly from?: CivilDate | null | undefined;
  readonly to?: CivilDate | null | undefined;
  /** The last day on which it is valid. */
  readonly expiresOn?: CivilDate | null | undefined;
}

export interface ChecklistQuestion {
  readonly form: ChecklistForm;
  /** A route key; dependants of a worker use the worker's. */
  readonly route: string;
  /** The day of the application. */
  readonly plannedOn: CivilDate;
  readonly applicant: { readonly dateOfBirth: CivilDate; readonly role: ChecklistRole };
  readonly answers: ChecklistAnswers;
  readonly documents: readonly ChecklistDocument[];
  /** The ids of requirements that are met without these documents. */
  readonly held?: readonly string[] | undefined;
}

/** As above, with answers from the record merged in. */
export interface ChecklistQuestionOfRecord extends ChecklistQuestion {
  /** The names of the answers that came from the record. */
  readonly answeredByRecord?: readonly string[] | undefined;
  /** The first day of permission in the record; null if there is none. */
  readonly permissionSince?: CivilDate | null | undefined;
  /** The years that this person needs by the record; others on the route may need fewer or more. */
  readonly qualifyingYears?: number | null | undefined;
}
