import type { VisaDetailsResponse } from '@settlewise/contract';
import type { Path } from 'react-hook-form';

/** What stands in the fields of the visa form. */
export interface VisaFormValues {
  currentVisaType: string;
  visaNumber: string;
  visaStartDate: string;
  visaExpiryDate: string;
  brpNumber: string;
  brpExpiryDate: string;
  hasILR: boolean;
  ilrGrantDate: string;
}

/** In the order of the page. */
export const visaFields = [
  'currentVisaType',
  'visaNumber',
  'visaStartDate',
  'visaExpiryDate',
  'brpNumber',
  'brpExpiryDate',
  'hasILR',
  'ilrGrantDate',
] as const satisfies readonly Path<VisaFormValues>[];

/** The saved visa as the fields show it. */
export function visaFormValues(visa: VisaDetailsResponse): VisaFormValues {
  return {
    currentVisaType: visa.currentVisaType ?? '',
    visaNumber: visa.visaNumber ?? '',
    visaStartDate: visa.visaStartDate ?? '',
    visaExpiryDate: visa.visaExpiryDate ?? '',
    brpNumber: visa.brpNumber ?? '',
    brpExpiryDate: visa.brpExpiryDate ?? '',
    hasILR: visa.hasILR,
    ilrGrantDate: visa.ilrGrantDate ?? '',
  };
}
