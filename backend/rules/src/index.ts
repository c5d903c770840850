export {
  addDays,
  addMonths,
  addYears,
  civilDateInLondon,
  fromDayNumber,
  isCivilDate,
  partsOf,
  toDayNumber,
  type CivilDate,
  type DayNumber,
} from './calendar/civilDate';
export { daysOfTrip, type CountingMethod, type Trip } from './absences/trip';
export {
  absentDays,
  countDays,
  countDaysBetween,
  overlappingTrips,
  type DaySet,
} from './absences/absentDays';
export {
  quarterOf,
  returnedWithin,
  totalsBy,
  travelRecord,
  type GroupTotal,
  type PeriodTotal,
  type TravelRecord,
} from './absences/travelRecord';
export {
  finalYearLimit,
  fiveYearLimit,
  settlementYearLimit,
  threeYearLimit,
  type AbsenceLimit,
} from './parameters/absenceLimits';
export { inForceOn, type DatedValue, type Source } from './parameters/datedValue';
export { naturalisationFee, settlementFee } from './parameters/fees';
export { ruleSet, type RuleSet } from './parameters/ruleSet';
