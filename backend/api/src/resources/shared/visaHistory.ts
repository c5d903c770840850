import { labelOfVisaType, type SharedVisaHistoryResponse } from '@settlewise/contract';
import type { ProfileDetails } from '@settlewise/domain';
import { settledOnRecord } from '@settlewise/projections';

type Current = SharedVisaHistoryResponse['current'];

/** The visa that somebody has now, what they said of it, and their settlement; null where the record names nothing of it. */
export function currentVisaOf(details: ProfileDetails): Current {
  const { visaType, visaStartDate, visaExpiryDate, brpExpiryDate, hasILR, settledAs } =
    settledOnRecord(details);
  const { ukEntryDate, appliedOn, appliedInTime, gapBefore, claimedOn, awaitingDecisionSince } = details;
  const { endorsedBy, firstGrantedAs } = details;
  const ilrGrantDate = hasILR ? details.ilrGrantDate : null;
  const said = [
    ...[visaStartDate, ukEntryDate, visaExpiryDate, brpExpiryDate],
    ...[settledAs, claimedOn, awaitingDecisionSince],
  ];
  if (visaType === null && !hasILR && said.every((answer) => answer === null)) return null;
  return {
    visaType,
    visaTypeLabel: visaType === null ? null : labelOfVisaType(visaType),
    ...{ visaStartDate, ukEntryDate, visaExpiryDate, brpExpiryDate, hasILR, ilrGrantDate },
    ...{
      appliedOn,
      appliedInTime,
      gapBefore,
      claimedOn,
      endorsedBy,
      firstGrantedAs,
      awaitingDecisionSince,
      settledAs,
    },
  };
}
