export {
  absenceLimitOn,
  absenceLimits,
  absenceLimitsOn,
  type AbsenceLimit,
  type AbsenceLimitOnDay,
  type AbsenceLimitsOnDay,
} from './absenceLimits';
export { absenceRules } from './absenceRules';
export { yearsUntilLapse } from './afterSettlement';
export { earnedSettlement, scenarios, type AnnouncedChange, type Scenario } from './announcedChanges';
export { changes, changesOn, type Change, type ChangeOnDay } from './changes';
export { isConfirmed, type Confidence, type RuleStatus } from './confidence';
export { documentRules } from './documentRules';
export {
  b1ThenB2,
  citizenshipEnglish,
  englishLevelOn,
  type EnglishLevel,
  type EnglishRow,
} from './englishLevels';
export { feeOn, fees, type Fee, type FeeKey, type FeeRow } from './feeTable';
export {
  dayRead,
  dayRulesRead,
  freshForDays,
  isKnownThroughOthers,
  isReadLongAgo,
  findLaterVersion,
} from './freshness';
export { hasLaterFees } from './laterFees';
export { law, lawOn, type Law, type LawOnDay } from './law';
export { lifeInTheUkTestOn } from './lifeInTheUkTest';
export { naturalisationRules } from './naturalisationRules';
export {
  inWordsOn,
  periodsOf,
  rowOn,
  valueOn,
  type Parameter,
  type ParameterRow,
  type Source,
} from './parameter';
export { payRules } from './payRules';
export { personalRules } from './personalRules';
export {
  ageInWords,
  ageOfRules,
  isSourceKey,
  keyedSources,
  readAgainOn,
  withReadings,
  type AgeOfRules,
  type Readings,
  wholeRules,
} from './readings';
export { registrationRules } from './registrationRules';
export { ruleSet, type RuleSet } from './ruleSet';
export { serviceRules } from './serviceRules';
export { sources } from './sources';
export { pounds, poundsOfPence } from './units';
