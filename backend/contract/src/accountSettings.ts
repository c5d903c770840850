import {
  line,
  oneAlphabetOnly,
  paragraph,
  passwordText,
  wordsOfOneAlphabet,
} from '@settlewise/domain/fields';
import { z } from 'zod';
import { clearable, oneOf, optionalLine } from './fields';
import { nationalityOptions, reminderFrequencyOptions } from './options';

const chooseFromList = 'Please choose one of the list';

/** What a change says that asks who is there once more, and was not told. */
export const currentPasswordNeeded = 'Please enter your current password';
/** The current password, where it is not always asked for. An empty field is none. */
const currentPassword = passwordText(currentPasswordNeeded)
  .max(256, 'Password can have at most 256 characters')
  .transform((typed) => (typed === '' ? undefined : typed))
  .optional();

/** PUT /api/account/profile. Optional fields that are left out stay as they are; empty ones are cleared. */
export const accountProfileRequest = z.object({
  fullName: line('Name must be at least 2 characters')
    .min(2, 'Name must be at least 2 characters')
    .max(100, 'Name can have at most 100 characters')
    .refine(wordsOfOneAlphabet, oneAlphabetOnly),
  email: z
    .string({ error: 'Invalid email address' })
    .trim()
    .max(254, 'Invalid email address')
    .pipe(z.email('Invalid email address')),
  phone: optionalLine('Phone number', 40),
  /** Lines, as they stand on an envelope. */
  address: clearable(
    paragraph('Address must be text').max(1_000, 'Address can have at most 1,000 characters'),
  ),
  nationality: clearable(oneOf(nationalityOptions, { missing: chooseFromList, unknown: chooseFromList })),
  /** Needed with another e-mail address, unless it was typed in this session within ten minutes: 403. Not looked at else. */
  currentPassword,
});
export type AccountProfileRequest = z.infer<typeof accountProfileRequest>;

const text = z.string().nullable();

/** GET /api/account/profile, and what PUT answers. */
export const accountProfileResponse = z.object({
  fullName: text,
  email: z.string(),
  emailVerified: z.boolean(),
  phoneNumber: text,
  /** The lines of the address, joined by line breaks. */
  address: text,
  /** A value of `nationalityOptions`. */
  nationality: text,
  visaType: text,
  visaEndDate: text,
  hasILR: z.boolean(),
  ilrGrantDate: text,
  /** Instant of the last change of anything here; null while it is not known. */
  updatedAt: z.iso.datetime().nullable(),
});
export type AccountProfileResponse = z.infer<typeof accountProfileResponse>;

/** POST /api/account/settings: any of the four. */
export const accountSettingsRequest = z.object({
  notificationsEnabled: z.boolean().optional(),
  emailNotificationsEnabled: z.boolean().optional(),
  reminderFrequency: oneOf(reminderFrequencyOptions, {
    missing: chooseFromList,
    unknown: chooseFromList,
  }).optional(),
  lawyerSharingEnabled: z.boolean().optional(),
});
export type AccountSettingsRequest = z.infer<typeof accountSettingsRequest>;

/** GET /api/account/settings, and what POST answers. */
export const accountSettingsResponse = z.object({
  data: z.object({
    notificationsEnabled: z.boolean(),
    emailNotificationsEnabled: z.boolean(),
    reminderFrequency: z.enum(reminderFrequencyOptions.map(({ value }) => value)),
    lawyerSharingEnabled: z.boolean(),
  }),
});
export type AccountSettingsResponse = z.infer<typeof accountSettingsResponse>;

const password = passwordText('Password must be at least 8 characters')
  .min(8, 'Password must be at least 8 characters')
  .max(256, 'Password can have at most 256 characters');

/** DELETE /api/account/sessions/{id} and POST /api/account/sessions/end-others. */
export const endSessionsRequest = z.object({
  /** Needed when the answer of GET said so. */
  currentPassword,
});
export type EndSessionsRequest = z.infer<typeof endSessionsRequest>;

/** So many sessions a person has open; each one more ends the one that was not used for longest. */
export const mostSessions = 50;

/** GET /api/account/sessions: where the person is signed in: first the one that asks, then the newest used. */
export const sessionListResponse = z.object({
  /** Whether ending one takes the current password: it was typed in here too long ago. */
  passwordNeeded: z.boolean(),
  sessions: z.array(
    z.object({
      id: z.string(),
      /** `Firefox`, `Windows`; null where it is not known. */
      browser: z.string().nullable(),
      system: z.string().nullable(),
      startedAt: z.iso.datetime(),
      /** To the minute. */
      lastUsedAt: z.iso.datetime(),
      /** The one that asks. */
      current: z.boolean(),
    }),
  ),
});
export type SessionListResponse = z.infer<typeof sessionListResponse>;

/** POST /api/account/password. That the new one was typed twice alike is the form's own check. */
export const changePasswordRequest = z.object({ currentPassword: password, newPassword: password });
export type ChangePasswordRequest = z.infer<typeof changePasswordRequest>;
