import type { CitizenshipForm } from '../calculators/citizenship/citizenshipForm';
import type { IlrForm } from '../calculators/ilr/ilrForm';
import type { StoredForm } from './comparableRules';

/** Fields that every saved form has, with their types. */
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

/** Whether stored data is a form of the settlement calculator. Saved forms were fully checked before. */
export const isIlrForm = (form: StoredForm): form is StoredForm & IlrForm => matchesShape(form, ilr);

/** As above, for the citizenship calculator. */
export const isCitizenshipForm = (form: StoredForm): form is StoredForm & CitizenshipForm =>
  matchesShape(form, citizenship);

function matchesShape(form: StoredForm, shape: Readonly<Record<string, string | undefined>>): boolean {
  return Object.entries(shape).every(([field, kind]) =>
    kind === 'list' ? Array.isArray(form[field]) : typeof form[field] === kind,
  );
}
