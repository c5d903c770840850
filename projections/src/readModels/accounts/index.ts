export { accountsProjection } from './projection';
export { findAccount, type Account } from './queries';
