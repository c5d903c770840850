import type { IlrCalculationRequest, IlrCalculationResponse } from '@settlewise/contract/assessments';
import { addYears, type CivilDate } from '@settlewise/rules/calendar';

const isBroken = ({ continuousResidenceMet, meetsSettlementPeriod, absencesValid }: IlrCalculationResponse) =>
  meetsSettlementPeriod && absencesValid && !continuousResidenceMet;

/** The qualifying years: from which day they count, and when they are complete. */
export function qualifyingYears(
  result: IlrCalculationResponse,
  years: number,
): { readonly start: CivilDate; readonly complete: CivilDate } {
  const { visaStartDate, homeOffice, verdict } = result;
  // Where days without permission or too many days away break the years, they are counted from the day after.
  const anew = result.reasons.find(
    ({ code }) => code === 'qualifying_period' && (isBroken(result) || verdict === 'over_limit'),
  )?.from;
  const start = anew ?? homeOffice?.settlement?.periodStart ?? visaStartDate;
  const complete =
    (anew === undefined ? homeOffice?.settlement?.periodComplete : null) ?? addYears(start, years);
  return { start, complete };
}

/**
 * On which day the years from their first day on are complete, whatever breaks them; null where they are over, or nothing
 * is known of it. One can apply some days before: `meetsSettlementPeriod` is true then already.
 */
export function completeLater({ homeOffice, calculationDate }: IlrCalculationResponse): CivilDate | null {
  const complete = homeOffice?.settlement?.periodComplete ?? null;
  return complete !== null && complete > calculationDate ? complete : null;
}

/** The first day of the first visa, where one was held before that of now. */
export function firstVisaOf({ permissions, visaStartDate }: IlrCalculationRequest): CivilDate | null {
  const first = (permissions ?? []).map(({ from }) => from).toSorted()[0];
  return first !== undefined && first < visaStartDate ? first : null;
}

/** When somebody came, as far as they said it: else with their first visa. */
export const entryOf = (form: IlrCalculationRequest): CivilDate =>
  form.entryDate ?? firstVisaOf(form) ?? form.visaStartDate;
