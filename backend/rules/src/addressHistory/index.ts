export {
  checkAddresses,
  type AbroadWithoutJourney,
  type AddressGap,
  type CheckedAddresses,
  type JourneyBesideAddresses,
} from './checkAddresses';
export {
  addressFormRule,
  addressFormTitle,
  lookedAtUpTo,
  periodInLaw,
  periodOfForm,
  type AddressFormRule,
  type PeriodInLaw,
} from './forms';
export {
  livedTogether,
  periodSinceGrant,
  type DaysApart,
  type LivedTogether,
  type MonthsAndDays,
  type OwnHome,
  type PartnerHome,
  type SeparationReason,
  type StretchTogether,
} from './livedTogether';
export { addressForms, type AddressForm, type AddressPeriod } from './question';
export { findRegistrationForm, yearsOfChild, type ChildWhoRegisters, type YearOfChild } from './ofChild';
export { findAddressQuestion } from './ofRecord';
export type { AddressOverlap } from './overlaps';
export { isSameHome, presentHomeOf, statedBeside, type HomeOfList, type StatedAddress } from './presentHome';
export {
  findAddressProofKind,
  addressProofKinds,
  addressProofName,
  mayProveAddress,
  proofCoverage,
  type AddressProofKind,
  type ProofCoverage,
} from './proofs';
export { isSameAddress, mayBeSameAddress, type AddressPlace } from './sameAddress';
export { conflictInWords } from './sentences';
export {
  certainSpan,
  isProvableHome,
  stayInRecord,
  widestSpan,
  type AddressStay,
  type DaysOfStay,
} from './stay';
