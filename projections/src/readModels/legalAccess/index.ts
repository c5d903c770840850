export {
  countAdministeredLegalAccess,
  listAdministeredLegalAccess,
  type AdministeredLegalAccess,
} from './administeredLegalAccess';
export { legalAccessProjection } from './projection';
export {
  findLegalAccess,
  listEndingSoon,
  listLegalAccess,
  listLegalAccessForEmail,
  listUninvited,
  type RecordedLegalAccess,
} from './queries';
