export { conditionOn } from './conditions';
export { englishOn } from './english';
export { feesOn } from './fees';
export { agesOn, limitsOn, monthLimitsOn } from './limits';
