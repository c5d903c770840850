/** Where the cache keeps the current user. */
export const userKey = ['/api/user'] as const;
