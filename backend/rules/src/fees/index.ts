export type { FeeChange, FeeLine, FeeLineKind, FeeLoss, FeesAnswer, FeeTerm, FeeWarning } from './answer';
export { asksSalaryList } from './applicationFee';
export { dayTooFarAhead } from './problems';
export type { FeeItem, FeePerson, FeeService, FeesQuestion, FeeStep, FeeTest, OwnCost } from './question';
export { sumOfFees } from './sumOfFees';
export { standsBeside } from './terms';
