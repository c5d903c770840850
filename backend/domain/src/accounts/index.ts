export { accountDecider, accountStream, type AccountCommand, type AccountState } from './decider';
export { accountRole, type AccountEvent, type AccountRole } from './events';
export { fullNameOf, splitFullName, type NameParts } from './fullName';
export {
  codeNotCorrect,
  passwordNotCorrect,
  secondFactorIsOff,
  secondFactorKeyOver,
  type SecondFactor,
  type SecondFactorProof,
} from './secondFactor/decide';
export type { RecoveryCode } from './secondFactor/events';
export { defaultSettings, settingsFields, type AccountSettings, type SettingsChange } from './settings';
