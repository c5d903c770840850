export type { CalculatorTrip } from './calculatorTrip';
export { calculateCitizenship } from './citizenship/calculateCitizenship';
export type { CitizenshipCalculation, Suggestion } from './citizenship/citizenshipCalculation';
export type { CitizenshipForm } from './citizenship/citizenshipForm';
export { citizenshipByTime } from './citizenship/citizenshipRules';
export { calculateIlr } from './ilr/calculateIlr';
export type { IlrCalculation, YearOfAbsences } from './ilr/ilrCalculation';
export type { IlrForm, YearlyTotal } from './ilr/ilrForm';
export { limitsTwelveMonths, withYearsServed } from './ilr/qualifyingYears';
