export { agesOn, type PublishedAge } from './ages';
export { conditionOn } from './conditions';
export { englishOn, type PublishedEnglish } from './english';
export { feesOn, type PublishedFee } from './fees';
export { limitsOn, monthLimitsOn, type PublishedLimit, type PublishedMonthLimit } from './limits';
