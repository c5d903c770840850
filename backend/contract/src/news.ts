import { z } from 'zod';
import { emailAddress, linkToken } from './accounts';

/** POST /api/news: asks for news of rule changes by email. The answer is the same for a known and an unknown address. */
export const newsRequest = z.strictObject({ email: emailAddress });
export type NewsRequest = z.infer<typeof newsRequest>;

/** POST /api/news/confirm and /api/news/leave: what stands after the # of a mail's link. */
export const newsLinkRequest = z.strictObject({ token: linkToken });
export type NewsLinkRequest = z.infer<typeof newsLinkRequest>;

/** Days for which the link of the first mail works. */
export const newsLinkDays = 7;

/** The pages of the links. */
export const newsPages = { confirm: '/alerts/news/confirm', leave: '/alerts/news/leave' } as const;
