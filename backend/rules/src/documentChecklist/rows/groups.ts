import { documentRules } from '../../parameters/documentRules';
import { valueOn } from '../../parameters/parameter';
import type { RouteKey } from '../../routes/routes';
import type { ChecklistForm } from '../question';
import type { ChecklistCase } from '../row';

/** Settlement by years and rules, with all requirements of adults. */
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

/** Whether the applicant is on one of these routes. */
export const on =
  (...routes: readonly RouteKey[]) =>
  ({ route }: ChecklistCase): boolean =>
    routes.includes(route);

/** As above, for the holder of the permission. */
export const mainOn =
  (...routes: readonly RouteKey[]) =>
  ({ route, role }: ChecklistCase): boolean =>
    role === 'main' && routes.includes(route);

export const skilledRoutes = ['skilled_worker', 'health_and_care_worker', 'tier_2'] as const;

/** Document types that prove an address. */
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

/** The largest gap between documents if no monthly ones are required. */
export const everyHalfYear = { months: (on: string) => valueOn(documentRules.oneProofEvery, on) };
/** As above, for a child's years. */
export const everyYear = { months: (on: string) => valueOn(documentRules.oneProofOfChildEvery, on) };
