import type { VisaDetailsResponse } from '@settlewise/contract';
import type { Path } from 'react-hook-form';
import { needsNoLeave, settlementKinds } from '../../record/immigrationProfile/settlementKinds';
import { gapBefore } from './gapBefore';

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
  settledAs: string;
  appliedInTime: string;
  appliedOn: string;
  claimedOn: string;
  awaitingDecisionSince: string;
}

/** In the order of the page. */
export const visaFields = [
  'currentVisaType',
  'visaNumber',
  'visaStartDate',
  'visaExpiryDate',
  'appliedInTime',
  'appliedOn',
  'claimedOn',
  'brpNumber',
  'brpExpiryDate',
  'hasILR',
  'ilrGrantDate',
  'settledAs',
  'awaitingDecisionSince',
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
    settledAs: settlementKinds.find(({ value }) => value === visa.settledAs)?.value ?? '',
    appliedInTime: visa.appliedInTime ?? '',
    appliedOn: visa.appliedOn ?? '',
    claimedOn: visa.claimedOn ?? '',
    awaitingDecisionSince: visa.awaitingDecisionSince ?? '',
  };
}

/** Visa types that begin with a claim. */
const protection = ['refugee', 'humanitarian_protection'];
export const asksOfClaim = (visaType: string) => protection.includes(visaType);

/** A right never ends: where one was chosen, the end of a visa before it goes. */
export const asARight = (values: VisaFormValues): VisaFormValues =>
  needsNoLeave(values.currentVisaType) ? { ...values, visaExpiryDate: '' } : values;

/** Questions that are not on the page for somebody who answers so. */
export function unaskedOf(
  { currentVisaType, visaStartDate, hasILR }: VisaFormValues,
  earlier: VisaDetailsResponse['previousVisaHistory'],
): readonly (keyof VisaFormValues)[] {
  return [
    ...(gapBefore(visaStartDate, earlier) === null ? (['appliedOn', 'appliedInTime'] as const) : []),
    ...(asksOfClaim(currentVisaType) ? [] : (['claimedOn'] as const)),
    hasILR ? 'awaitingDecisionSince' : 'settledAs',
  ];
}
