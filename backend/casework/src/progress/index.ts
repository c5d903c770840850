export { citizenshipEligibilityOf } from './citizenshipEligibility';
export { citizenshipOutlookOf } from './citizenshipOutlook';
export { hasEnglishAndTest } from './englishAndTest';
export { ilrEligibilityOf } from './ilrEligibility';
export { ilrProgressOf } from './ilrProgress';
