import type { FrozenRules } from '../src/comparison/frozenRules';

export const calculateCitizenship: FrozenRules['calculateCitizenship'];
export const calculateIlr: FrozenRules['calculateIlr'];
export const citizenshipOpensOn: FrozenRules['citizenshipOpensOn'];
export const inTheUkSince: FrozenRules['inTheUkSince'];
export const routeOfVisaType: FrozenRules['routeOfVisaType'];
export const ruleSet: FrozenRules['ruleSet'];
export const settlementProgress: FrozenRules['settlementProgress'];
export const UnsoundAssessment: FrozenRules['UnsoundAssessment'];
