import { grantLegalAccessRequest, type GrantLegalAccessRequest } from '@settlewise/contract/legalAccess';
import type { CivilDate } from '@settlewise/rules/calendar';
import { z } from 'zod';

/** What the form holds. */
export interface AccessValues {
  readonly lawyerSharingEnabled: boolean;
  readonly email: string;
  readonly name: string;
  readonly expiryDate: string;
  /** Parts of the record that this lawyer is shown beside the others. */
  readonly alsoShares: readonly string[];
  /** Whether they are given identity data. */
  readonly includesIdentity: boolean;
}

/** What saving the form asks for: whether sharing is on, and whom to let in; null for nobody new. */
export interface AccessRequest {
  readonly lawyerSharingEnabled: boolean;
  readonly grant: GrantLegalAccessRequest | null;
}

/** Said of a day that has passed already. */
export const dayHasPassed = 'Please choose today or a later day';

/** Checks the form. While sharing is off, or without an address, it lets nobody in. @param today in London */
export const accessRequest = (today: CivilDate) =>
  z
    .object({
      lawyerSharingEnabled: z.boolean(),
      email: z.string().trim(),
      name: z.string().trim(),
      expiryDate: z.string().trim(),
      alsoShares: z.array(z.string()),
      includesIdentity: z.boolean(),
    })
    .transform(({ lawyerSharingEnabled, ...lawyer }, context): AccessRequest => {
      const nobody = { lawyerSharingEnabled, grant: null };
      if (!lawyerSharingEnabled) return nobody;
      if (lawyer.email === '') {
        if (lawyer.name === '' && lawyer.expiryDate === '') return nobody;
        context.addIssue({
          code: 'custom',
          path: ['email'],
          message: 'Please enter the lawyer’s email address',
        });
        return z.NEVER;
      }
      const grant = grantLegalAccessRequest.safeParse(lawyer);
      if (!grant.success) {
        for (const { path, message } of grant.error.issues)
          context.addIssue({ code: 'custom', path: [...path], message });
        return z.NEVER;
      }
      const { expiryDate } = grant.data;
      if (typeof expiryDate === 'string' && expiryDate < today) {
        context.addIssue({ code: 'custom', path: ['expiryDate'], message: dayHasPassed });
        return z.NEVER;
      }
      return { lawyerSharingEnabled, grant: grant.data };
    });
