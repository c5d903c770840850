export { calculateCitizenshipProgress } from './citizenshipEligibility';
export { toCitizenshipOutlook } from './citizenshipOutlook';
export { hasEnglishAndTest } from './englishAndTest';
export { toIlrEligibility } from './ilrEligibility';
export { calculateIlrProgress } from './ilrProgress';
