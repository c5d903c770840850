import type { ComparedFunctions, ComparedSettlement } from '../src/comparison/comparedFunctions';

export const calculateCitizenship: ComparedFunctions['calculateCitizenship'];
export const calculateIlr: ComparedFunctions['calculateIlr'];
export const dependantProgress: ComparedFunctions['dependantProgress'];
export const citizenshipOpensOn: ComparedFunctions['citizenshipOpensOn'];
export const inTheUkSince: ComparedFunctions['inTheUkSince'];
export const routeOfVisaType: ComparedFunctions['routeOfVisaType'];
export const ruleSet: ComparedFunctions['ruleSet'];
export const settlementProgress: (...asked: Parameters<ComparedFunctions['settlementAnswer']>) => {
  readonly cautious: { readonly answer: ComparedSettlement };
};
export const UnsoundAssessment: ComparedFunctions['UnsoundAssessment'];
