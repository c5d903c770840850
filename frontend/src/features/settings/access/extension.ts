import { extendLegalAccessRequest, type ExtendLegalAccessRequest } from '@settlewise/contract';
import type { CivilDate } from '@settlewise/rules';
import { z } from 'zod';
import { dayHasPassed } from './accessRequest';

/** What the dialog holds: a day, or that the access is to have no end. */
export interface ExtensionValues {
  readonly expiryDate: string;
  readonly noEnd: boolean;
}

const missing = 'Please enter the last day, or tick “No last day”';

/** An access without an end has to be asked for: an empty field alone is not taken for one. @param today in London */
export const extension = (today: CivilDate) =>
  z
    .object({ expiryDate: z.string().trim(), noEnd: z.boolean() })
    .transform(({ expiryDate, noEnd }, context): ExtendLegalAccessRequest => {
      const refuse = (message: string) => {
        context.addIssue({ code: 'custom', path: ['expiryDate'], message });
        return z.NEVER;
      };
      if (noEnd) return { expiryDate: null };
      if (expiryDate === '') return refuse(missing);
      const checked = extendLegalAccessRequest.safeParse({ expiryDate });
      if (!checked.success) return refuse(checked.error.issues[0]?.message ?? missing);
      return expiryDate < today ? refuse(dayHasPassed) : checked.data;
    });
