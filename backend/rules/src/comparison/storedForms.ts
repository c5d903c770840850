import type { CitizenshipForm } from '../calculators/citizenship/citizenshipForm';
import type { IlrForm } from '../calculators/ilr/ilrForm';
import type { StoredForm } from './comparableRules';

/** Fields without which a form was never saved, and what they hold. */
type Shape<Form> = { readonly [Field in keyof Form]?: 'string' | 'boolean' | 'number' | 'list' };

const ilr: Shape<IlrForm> = {
  visaType: 'string',
  visaStartDate: 'string',
  useDetailedAbsences: 'boolean',
  absencesPerYear: 'list',
  detailedAbsences: 'list',
  hasPassedLifeInUK: 'boolean',
  hasEnglishQualification: 'boolean',
};

const citizenship: Shape<CitizenshipForm> = {
  immigrationRoute: 'string',
  ukEntryDate: 'string',
  statusType: 'string',
  settlementDate: 'string',
  isSpouseRoute: 'boolean',
  totalAbsences: 'number',
  recentAbsences: 'number',
  absenceRecords: 'list',
  useDetailedAbsences: 'boolean',
};

/** Whether what was kept is a form of the calculator of settlement: what is saved has been checked in full before. */
export const isIlrForm = (form: StoredForm): form is StoredForm & IlrForm => fits(form, ilr);

/** The same of the calculator of citizenship. */
export const isCitizenshipForm = (form: StoredForm): form is StoredForm & CitizenshipForm =>
  fits(form, citizenship);

function fits(form: StoredForm, shape: Readonly<Record<string, string | undefined>>): boolean {
  return Object.entries(shape).every(([field, kind]) =>
    kind === 'list' ? Array.isArray(form[field]) : typeof form[field] === kind,
  );
}
