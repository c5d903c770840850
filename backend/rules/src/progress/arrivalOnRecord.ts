import type { CivilDate } from '../calendar/civilDate';
import { classifyArrival, hadProtection } from '../calculators/citizenship/arrival';
import type { ResultHeadline } from '../calculators/citizenship/citizenshipCalculation';
import { arrivalHeadline } from '../calculators/citizenship/headline';
import { naturalisationFee } from '../fees/naturalisationFee';
import type { CitizenshipRecord } from './citizenshipOnRecord';

type Details = Pick<CitizenshipRecord['details'], 'visaType' | 'arrivedWithoutPermission'>;
type ArrivalRecord = { readonly details: Details } & Pick<CitizenshipRecord, 'earlier'>;

/** Whether a citizenship application would normally be refused, because the person came without permission. */
export const isCitizenshipRefused = ({
  arrivedWithoutPermission,
}: Pick<Details, 'arrivedWithoutPermission'>): boolean => arrivedWithoutPermission === 'yes';

/** The reason about a person's arrival for an application on a day; null if there is none. */
export const arrivalOnRecord = (
  { details: { visaType, arrivedWithoutPermission: said }, earlier }: ArrivalRecord,
  day: CivilDate,
): ResultHeadline | null =>
  arrivalHeadline(
    classifyArrival({
      immigrationRoute: visaType ?? 'other',
      hasImmigrationIssues: false,
      hadProtection: hadProtection(earlier),
      ...(typeof said === 'string' && { arrivedWithoutPermission: said }),
    }),
    naturalisationFee(day),
  );
