import { inLetters } from '../assessment/wording';

/** A limit of citizenship: `Citizenship: 90 in the final year`, `Citizenship: 450 in five years`. */
export const ofCitizenship = ({ days, years }: { readonly days: number; readonly years: number }): string =>
  `Citizenship: ${days} in ${years === 1 ? 'the final year' : `${inLetters(years)} years`}`;

/** `ILR: 180 in any 12 months` */
export const ofSettlement = (days: number): string => `ILR: ${days} in any 12 months`;
