export {
  absentDays,
  clip,
  countDays,
  countDaysBetween,
  overlappingTrips,
  uniteSpans,
  without,
  type DaySet,
} from './absentDays';
export { findTripBounds, type Approximation, type TripBounds } from './approximateTrip';
export { namesCrownDependency } from './crownDependencies';
export { daysWithin, indexDays, type DayIndex } from './dayIndex';
export {
  againstLimit,
  closestFirst,
  decidingFirst,
  limitCheck,
  limitKinds,
  needsTravelProof,
  toneOfLimit,
  toneBeside,
  tonesTogether,
  withSimilarWarning,
  type AgainstLimit,
  type LimitCheck,
  type LimitKind,
  type LimitStanding,
  type LimitTone,
  type ToneInList,
} from './limitCheck';
export {
  lengthOfLimit,
  numberOfLimit,
  ownerOfLimit,
  standingAndRest,
  standingInWords,
  standingTitle,
  whereDaysStand,
  type LimitOwner,
} from './limitWords';
export { verdictOnDaysAway, type RequirementVerdict } from './requirementVerdict';
export { verdictByShare, type ShareStep, type ShareTone } from './shareOfLimit';
export {
  findQuarter,
  returnedWithin,
  totalsBy,
  travelRecord,
  type GroupTotal,
  type PeriodTotal,
  type TravelRecord,
} from './travelRecord';
export {
  daysOfTrip,
  toDaySpan,
  tripUpTo,
  type CountingMethod,
  type DaySpan,
  type OpenTrip,
  type Trip,
} from './trip';
export { twelveMonthsLine, type LinePoint, type LineSpan } from './twelveMonthsLine';
export { fullestTwelveMonthsWith, tripsOverlapping } from './typedTrip';
export { ofCitizenship, ofSettlement } from './limitLabels';
