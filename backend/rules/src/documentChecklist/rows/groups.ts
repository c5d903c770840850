import { documentRules } from '../../parameters/documentRules';
import { valueOn } from '../../parameters/parameter';
import type { RouteKey } from '../../routes/routes';
import type { ChecklistForm } from '../question';
import type { ChecklistCase } from '../row';

/** Settlement by years and rules, with everything that it asks of adults. */
export const ordinaryForms = [
  'SET(O)',
  'SET(M)',
  'SET(LR)',
  'BNO',
] as const satisfies readonly ChecklistForm[];
export const settlementForms = [
  ...ordinaryForms,
  'SETP',
  'EUSS',
  'SET(DV)',
  'BEREAVED',
] as const satisfies readonly ChecklistForm[];
export const citizenshipForms = ['AN', 'MN1', 'T', 'B(OTA)'] as const satisfies readonly ChecklistForm[];

export const isSettlementForm = (form: ChecklistForm): boolean => settlementForms.some((one) => one === form);

/** Whether somebody is on one of these routes. */
export const on =
  (...routes: readonly RouteKey[]) =>
  ({ route }: ChecklistCase): boolean =>
    routes.includes(route);

/** The same for the person who holds the permission. */
export const mainOn =
  (...routes: readonly RouteKey[]) =>
  ({ route, role }: ChecklistCase): boolean =>
    role === 'main' && routes.includes(route);

export const skilledRoutes = ['skilled_worker', 'health_and_care_worker', 'tier_2'] as const;

/** Kinds of papers that show where somebody lives. */
export const homePapers = [
  'address_proof',
  'rental_agreement',
  'utility_bill',
  'bank_statement',
  'tax_document',
  'employer_letter',
  'payslip',
  'school_letter',
  'medical_report',
] as const;

/** Where no month is asked for, papers stand no further apart than this. */
export const everyHalfYear = { months: (on: string) => valueOn(documentRules.oneProofEvery, on) };
/** The same for the years of a child. */
export const everyYear = { months: (on: string) => valueOn(documentRules.oneProofOfChildEvery, on) };
