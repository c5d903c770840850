export { accountsProjection } from './projection';
export { findAccount, findAccountSettings, type Account } from './queries';
