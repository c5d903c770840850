/**
 * One of the made-up people of `DEMO=1 npm start`; the login test page is filled in with it. Its password is public:
 * only a demo store has this account.
 */
export const demoAccount = { username: 'amara', password: 'look around 2026!' } as const;
