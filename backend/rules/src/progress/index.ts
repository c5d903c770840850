export {
  citizenshipAfterGrant,
  citizenshipAfterIlr,
  grantOfRecord,
  plannedAfterIlr,
  type DaysBeforeIlr,
} from './afterIlr';
export { arrivalOnRecord, isCitizenshipRefused } from './arrivalOnRecord';
export {
  toCitizenshipForm,
  travelMarginOnRecord,
  citizenshipOpensOn,
  type CitizenshipRecord,
} from './citizenshipOnRecord';
export { firstDayTitle, firstDayTitleOfDependant, isSameFirstDay, type Goal } from './firstDays';
export { lapseInWords } from './lapseInWords';
export { openOutcomes, visaAskedAbout, type SupposedOutcome } from './openOutcomes';
export { clampToToday, grantSupposedOn, isSettled, findPlannedDay } from './plannedDay';
export {
  settlementProgress,
  type AskedOfVisa,
  type ReturnedTrip,
  type SettlementProgress,
} from './settlementProgress';
export { percentPassed, yearsSince } from './shareOfTime';
export { generateTimeline, type Timeline, type TimelineForm } from './timeline';
export {
  inTheUkSince,
  unexplainedWaits,
  type EarlierVisa,
  type UnexplainedWait,
  type VisaRecord,
} from './visaRecord';
export { whileWaiting, type Waiting } from './whileWaiting';
