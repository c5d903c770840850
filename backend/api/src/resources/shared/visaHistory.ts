import { labelOfVisaType, type SharedVisaHistoryResponse } from '@settlewise/contract';
import type { ProfileDetails } from '@settlewise/domain';

type Current = SharedVisaHistoryResponse['current'];

/** The visa that somebody has now, and their ILR; null where the record names nothing of it. */
export function currentVisaOf(details: ProfileDetails): Current {
  const { visaType, visaStartDate, visaExpiryDate, brpExpiryDate, hasILR } = details;
  const ilrGrantDate = hasILR ? details.ilrGrantDate : null;
  const dates = [visaStartDate, visaExpiryDate, brpExpiryDate];
  if (visaType === null && !hasILR && dates.every((date) => date === null)) return null;
  return {
    visaType,
    visaTypeLabel: visaType === null ? null : labelOfVisaType(visaType),
    ...{ visaStartDate, visaExpiryDate, brpExpiryDate, hasILR, ilrGrantDate },
  };
}
