export { ageOn, birthday } from './age';
export {
  addDays,
  addMonths,
  addYears,
  civilDateInLondon,
  lastWholeDayBefore,
  fromDayNumber,
  isCivilDate,
  partsOf,
  toDayNumber,
  type CivilDate,
  type DayNumber,
} from './civilDate';
export { expiresSoonDays, expiryOn, toneOfPermissionEnd, type Expiry } from './expiry';
export { monthNames } from './monthNames';
export { readTypedDate, type TypedDate } from './readTypedDate';
