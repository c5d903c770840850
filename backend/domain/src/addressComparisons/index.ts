export { addressAgreementDecider, addressAgreementsStream, type AddressAgreementCommand } from './agreements';
export {
  addressComparisonDecider,
  addressComparisonsStream,
  comparisonNotFound,
  isPartnerOf,
  statusOfComparison,
  type AddressComparison,
  type AddressComparisonCommand,
} from './decider';
export {
  partnerForms,
  type AddressAgreementEvent,
  type AddressComparisonEvent,
  type ComparedPeriod,
  type PartnerForm,
} from './events';
