import {
  changeShape,
  field,
  findCountry,
  passwordText,
  storedShape,
  typedShape,
} from '@settlewise/domain/fields';
import { chooseFromList, personalFields, settingsFields } from '@settlewise/domain/record';
import { z } from 'zod';
import { nationalityOptions } from './options';

/** The message of a change that needs the current password, when it was not sent. */
export const currentPasswordNeeded = 'Please enter your current password';
/** The current password, where it is not always asked for. An empty field is none. */
const currentPassword = passwordText(currentPasswordNeeded)
  .max(256, 'Password can have at most 256 characters')
  .transform((typed) => (typed === '' ? undefined : typed))
  .optional();

const listedNationality = field.choice('Nationality', nationalityOptions, field.saying(chooseFromList));
/** What the people of a country are called; requests may also name the country. */
const nationality = {
  ...listedNationality,
  typed: z.preprocess(
    (sent) => (typeof sent === 'string' ? (findCountry(sent)?.demonym ?? sent) : sent),
    listedNationality.typed,
  ),
};

/** What the settings ask for. Not stored together: the name belongs to the account, the rest to the immigration profile. */
export const accountProfileFields = {
  fullName: field.personName('Name', { least: 2, most: 100 }),
  email: field.email('Email'),
  phone: personalFields.phone,
  /** The lines of the postal address. */
  address: field.optional(field.paragraph('Address', { least: 0, most: 1_000 })),
  nationality: field.optional(nationality),
};

/** PUT /api/account/profile. Optional fields that are left out stay as they are; empty ones are cleared. */
export const accountProfileRequest = z.object({
  ...typedShape(accountProfileFields),
  /**
   * Required to change the e-mail address, unless it was typed in this session within ten minutes: else 403. Ignored
   * otherwise.
   */
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

/** POST /api/account/settings: any of them. */
export const accountSettingsRequest = z.object(changeShape(settingsFields));
export type AccountSettingsRequest = z.infer<typeof accountSettingsRequest>;

/** GET /api/account/settings, and what POST answers. */
export const accountSettingsResponse = z.object({ data: z.object(storedShape(settingsFields)) });
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

/** The most sessions that a person can have open; one more ends the least recently used. */
export const mostSessions = 50;

/** GET /api/account/sessions: where the person is signed in: first the session of the request, then by last use. */
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
      /** The session of this request. */
      current: z.boolean(),
    }),
  ),
});
export type SessionListResponse = z.infer<typeof sessionListResponse>;

/** POST /api/account/password. Whether the new one was typed twice alike is checked by the form only. */
export const changePasswordRequest = z.object({ currentPassword: password, newPassword: password });
export type ChangePasswordRequest = z.infer<typeof changePasswordRequest>;
