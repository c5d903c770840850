import { finalYearLimit, fiveYearLimit, settlementYearLimit, type AbsenceLimit } from '@settlewise/rules';

const inYears: Readonly<Record<3 | 5, string>> = { 3: 'three', 5: 'five' };

/** A limit of citizenship: `Citizenship: 90 in the final year`, `Citizenship: 450 in five years`. */
export const ofCitizenship = ({ days, years }: Pick<AbsenceLimit, 'days' | 'years'>): string =>
  years === 1 ? `Citizenship: ${days} in the final year` : `Citizenship: ${days} in ${inYears[years]} years`;

/** `ILR: 180 in any 12 months` */
export const ofSettlement = (days: number = settlementYearLimit.days): string =>
  `ILR: ${days} in any 12 months`;

export const citizenshipFinalYear = ofCitizenship(finalYearLimit);
export const citizenshipFiveYears = ofCitizenship(fiveYearLimit);
