/** What stands in the login test at first: the account of the demonstration records. */
export const demoAccount = { username: 'demo', password: 'demo-password' };
