import type { CitizenshipEligibilityResponse, IlrProgressResponse } from '@settlewise/contract';
import { countsApart, type TwoDays } from '@settlewise/rules';
import type { DeepReadonly } from '../../http/deepReadonly';

/** Both first days for what comes next, where the two ways of counting come to two answers; null where they agree. */
export function twoCountsOf(
  ilr: DeepReadonly<IlrProgressResponse>,
  citizenship: DeepReadonly<CitizenshipEligibilityResponse>,
): TwoDays | null {
  if (!ilr.hasILR && !ilr.needsNoIlr) return twoCountsOfIlr(ilr);
  const days = ofCitizenship(citizenship);
  return days !== null && countsApart(days, ilr.asOf) ? days : null;
}

type IlrDays = Pick<
  DeepReadonly<IlrProgressResponse>,
  'homeOffice' | 'outcomes' | 'awaitingDecisionSince' | 'ilrApplicationEarliestDate' | 'asOf'
>;

/** The same of ILR, for whoever has not got it. */
export function twoCountsOfIlr(ilr: IlrDays): TwoDays | null {
  const days = ofIlr(ilr);
  return days !== null && countsApart(days, ilr.asOf) ? days : null;
}

function ofIlr(ilr: IlrDays): TwoDays | null {
  const {
    homeOffice,
    outcomes,
    awaitingDecisionSince: appliedOn,
    ilrApplicationEarliestDate: cautious,
  } = ilr;
  // While a question is open no day is the date, and who has applied needs none.
  if (homeOffice === null || outcomes.length > 0 || appliedOn !== null) return null;
  return { cautious, homeOffice: homeOffice.ilrApplicationEarliestDate };
}

function ofCitizenship(answer: DeepReadonly<CitizenshipEligibilityResponse>): TwoDays | null {
  const { homeOfficeSays, homeOfficeEligibilityDate: homeOffice, outcomes, missing } = answer;
  // Where settlement may have lapsed, or a fact is missing, no day is the date.
  if (answer.settlementLapse?.mayHaveLapsed === true || missing.length > 0) return null;
  if (homeOfficeSays === null || homeOffice === null || outcomes.length > 0) return null;
  return { cautious: answer.citizenshipEligibilityDate, homeOffice };
}
