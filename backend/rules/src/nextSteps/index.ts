export {
  citizenshipDocuments,
  citizenshipPoints,
  type CitizenshipDocument,
  type CitizenshipPoint,
} from './citizenshipPoints';
export { citizenshipSteps } from './citizenshipSteps';
export type { Cost, CostsOnDay } from './costsOnDay';
export { leftBefore } from './leftBefore';
export { settlementSteps, type NextSteps, type SettlementPoint } from './settlementSteps';
export type { WhereToApply } from './applicationPages';
