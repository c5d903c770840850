export { ageOn, birthday } from './age';
export {
  addDays,
  addMonths,
  addYears,
  civilDateInLondon,
  fromDayNumber,
  fromUtcDate,
  isCivilDate,
  lastDayOfMonth,
  lastWholeDayBefore,
  splitDate,
  toDayNumber,
  toUtcDate,
  type CivilDate,
  type DayNumber,
} from './civilDate';
export { yearsLater } from './dayNumbers';
export { expiresSoonDays, expiryOn, toneOfPermissionEnd, type Expiry } from './expiry';
export { monthNames } from './monthNames';
export { readTypedDate, type TypedDate } from './readTypedDate';
