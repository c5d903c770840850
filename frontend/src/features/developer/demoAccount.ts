/** What stands in the login test at first: somebody of the demonstration records (`DEMO=1 npm start`). */
export { demoAccount } from '@settlewise/contract/demoAccount';
