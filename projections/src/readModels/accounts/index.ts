export { accountsProjection } from './projection';
export {
  countAdministeredAccounts,
  listAdministeredAccounts,
  type AdministeredAccount,
} from './administeredAccounts';
export { findAccount, findAccountSettings, type Account } from './queries';
