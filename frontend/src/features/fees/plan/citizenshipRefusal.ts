import { arrivalOnRecord } from '@settlewise/rules/progress';
import type { KnownOfRecord } from './knownOfRecord';

/** Why an application for citizenship would normally be refused, so that no fee is planned for it; null if nothing says so. */
export function citizenshipRefusal({
  visa,
  citizenship: { arrivedWithoutPermission },
  today,
}: Pick<KnownOfRecord, 'visa' | 'citizenship' | 'today'>): string | null {
  const arrival = arrivalOnRecord(
    { details: { visaType: visa.currentVisaType, arrivedWithoutPermission } },
    today,
  );
  return arrival?.code === 'irregular_arrival' ? arrival.message : null;
}
