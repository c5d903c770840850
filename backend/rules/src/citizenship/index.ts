export { arrivalReasons } from './arrivalReasons';
export { assessCitizenship, type CitizenshipQuestion } from './assessCitizenship';
export { firstDayOfPeriod } from './citizenshipPeriod';
export { discretionFor, type Discretion, type DiscretionOnDay, type JudgedPeriod } from './discretion';
export { isOfFullAge } from './fullAge';
