import type { SharedVisaHistoryResponse } from '@settlewise/contract/shared';
import { labelOfVisaType } from '@settlewise/contract/visaTypeChoices';
import {
  findCitizenshipApplication,
  extensionAppliedOn,
  findUnrecordedIlrGrant,
  type ProgressRecord,
} from '@settlewise/casework/record';

type Current = SharedVisaHistoryResponse['current'];

/** Presents the current visa and what applications granted. @returns null if the record has neither */
export function currentVisa({
  details,
  applications,
}: Pick<ProgressRecord, 'details' | 'applications'>): Current {
  const { visaType, visaStartDate, visaExpiryDate, brpExpiryDate, hasILR, settledAs } = details;
  const { ukEntryDate, appliedOn, appliedInTime, gapBefore, claimedOn, awaitingDecisionSince } = details;
  const { endorsedBy, firstGrantedAs, dischargedOn, medicalDischarge } = details;
  const ilrGrantDate = hasILR ? details.ilrGrantDate : null;
  const ilrGrantedInList = findUnrecordedIlrGrant(applications, details);
  const extension = hasILR ? null : extensionAppliedOn(applications, null, visaStartDate);
  const britishSince = findCitizenshipApplication(applications)?.grantedOn ?? null;
  const facts = [
    visaStartDate,
    ukEntryDate,
    visaExpiryDate,
    brpExpiryDate,
    settledAs,
    claimedOn,
    dischargedOn,
    awaitingDecisionSince,
    extension,
    britishSince,
  ];
  if (visaType === null && !hasILR && facts.every((answer) => answer === null)) return null;
  return {
    visaType,
    visaTypeLabel: visaType === null ? null : labelOfVisaType(visaType),
    visaStartDate,
    ukEntryDate,
    visaExpiryDate,
    brpExpiryDate,
    hasILR,
    ilrGrantDate,
    appliedOn,
    appliedInTime,
    gapBefore,
    claimedOn,
    endorsedBy,
    firstGrantedAs,
    dischargedOn,
    medicalDischarge,
    awaitingDecisionSince,
    extensionAppliedOn: extension,
    settledAs,
    ilrGrantedInList,
    britishSince,
  };
}
