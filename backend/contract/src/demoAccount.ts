/**
 * One of the made-up people of `DEMO=1 npm start`, and what fills in the login test at first. Known to everybody: only
 * a store for looking around has this account.
 */
export const demoAccount = { username: 'amara', password: 'look around 2026!' } as const;
