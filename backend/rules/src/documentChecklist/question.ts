import type { CivilDate } from '../calendar/civilDate';

/** The forms that there is a list for. The last two of settlement are not among those that people name by a code. */
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

/** `main` holds the permission; the others hold theirs as somebody's partner or child. */
export const checklistRoles = ['main', 'partner', 'child'] as const;
export type ChecklistRole = (typeof checklistRoles)[number];

/** Where the money of a partner's application comes from. */
export const checklistIncomes = ['employed', 'self_employed', 'savings', 'benefits'] as const;
export type ChecklistIncome = (typeof checklistIncomes)[number];

/** What no record holds. What is left out was not asked yet. */
export interface ChecklistAnswers {
  /** Absences that are to be left out of the count, CR 3.4. */
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

/** A document, as far as its kind and its days are known. */
export interface ChecklistDocument {
  readonly id: string;
  /** A document type of the vault. */
  readonly kind: string;
  readonly issuedOn?: CivilDate | null | undefined;
  /** The first and the last day that it says something of. */
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
  /** Requirements that are met by something else than these documents, by their ids. */
  readonly held?: readonly string[] | undefined;
}

/** The same with answers of a record among those of the person. */
export interface ChecklistQuestionOfRecord extends ChecklistQuestion {
  /** The names of those answers that the record gave, and not the person. */
  readonly answeredByRecord?: readonly string[] | undefined;
  /** The first day of permission that the record has; null where it has none. */
  readonly permissionSince?: CivilDate | null | undefined;
  /** The years that this person needs, where their record says so: others on the route may need fewer or more. */
  readonly qualifyingYears?: number | null | undefined;
}
