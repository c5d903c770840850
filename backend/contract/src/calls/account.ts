import { accountProfileResponse, accountSettingsResponse, sessionListResponse } from '../accountSettings';
import { messageResponse, userResponse, verifyEmailResponse } from '../accounts';
import {
  codeNeededResponse,
  recoveryCodesResponse,
  secondFactorKeyResponse,
  secondFactorResponse,
} from '../secondFactor';
import { aFile, type Calls } from './call';

const tooMany = 'Too many attempts; `Retry-After` says how many seconds to wait.';
const wrongPassword = 'The current password is wrong.';

/** Registering, signing in, and what belongs to the account itself. */
export const accountCalls = {
  'POST /api/register': {
    summary: 'Opens an account and signs in.',
    repeatable: true,
    answers: { 201: userResponse },
    refusals: { 409: 'The username or the e-mail address is taken.', 429: tooMany },
  },
  'POST /api/login': {
    summary: 'Signs in with username (or e-mail address) and password.',
    description: 'Where the account has a second factor, 202 asks for its code: `POST /api/login/code`.',
    answers: { 200: userResponse, 202: codeNeededResponse },
    refusals: { 401: 'Name or password is wrong.', 429: tooMany },
  },
  'POST /api/login/code': {
    summary: 'Completes signing in with a code of the second factor.',
    answers: { 200: userResponse },
    refusals: { 401: 'The code is wrong, or signing in has to begin anew.', 429: tooMany },
  },
  'POST /api/logout': { summary: 'Signs out.', answers: { 204: null } },
  'GET /api/user': { summary: 'Tells who is signed in.', answers: { 200: userResponse } },
  'POST /api/verify-email': {
    summary: 'Confirms an e-mail address with the secret of a mail.',
    answers: { 200: verifyEmailResponse },
    refusals: { 409: 'The address is taken.', 429: tooMany },
  },
  'POST /api/verify-email/resend': {
    summary: 'Sends the mail that confirms the address once more.',
    answers: { 200: messageResponse, 202: messageResponse },
  },
  'POST /api/password/forgot': {
    summary: 'Sends a link for choosing a new password, where there is an account.',
    answers: { 202: messageResponse },
    refusals: { 429: tooMany },
  },
  'POST /api/password/reset': {
    summary: 'Chooses a new password with the secret of a mail; ends every session.',
    answers: { 200: messageResponse },
    refusals: { 409: 'The account was changed at the same moment.', 429: tooMany },
  },

  'GET /api/account/profile': {
    summary: 'Tells name, addresses and phone.',
    answers: { 200: accountProfileResponse },
  },
  'PUT /api/account/profile': {
    summary: 'Changes name, address and phone; another e-mail address is confirmed by a mail first.',
    answers: { 200: accountProfileResponse },
    refusals: { 401: 'There is no session, or the current password is wrong.' },
  },
  'GET /api/account/settings': {
    summary: 'Tells what a person wants to be told and to share.',
    answers: { 200: accountSettingsResponse },
  },
  'POST /api/account/settings': { summary: 'Changes settings.', answers: { 200: accountSettingsResponse } },
  'POST /api/account/password': {
    summary: 'Changes the password; ends every other session.',
    answers: { 200: messageResponse },
    refusals: { 401: `There is no session. ${wrongPassword}` },
  },
  'GET /api/account/second-factor': {
    summary: 'Tells whether a second factor is on.',
    answers: { 200: secondFactorResponse },
  },
  'POST /api/account/second-factor/key': {
    summary: 'Makes a key for an app, which is not in force before a code of it was sent.',
    answers: { 200: secondFactorKeyResponse },
    refusals: { 401: `There is no session. ${wrongPassword}` },
  },
  'POST /api/account/second-factor': {
    summary: 'Turns the second factor on with a code of the new key; ends every other session.',
    answers: { 200: recoveryCodesResponse },
  },
  'POST /api/account/second-factor/recovery-codes': {
    summary: 'Makes new recovery codes in place of the old ones.',
    answers: { 200: recoveryCodesResponse },
    refusals: { 401: `There is no session. ${wrongPassword}` },
  },
  'DELETE /api/account/second-factor': {
    summary: 'Turns the second factor off; ends every other session.',
    answers: { 200: secondFactorResponse },
    refusals: { 401: `There is no session. ${wrongPassword}` },
  },
  'GET /api/account/sessions': {
    summary: 'Lists where one is signed in.',
    answers: { 200: sessionListResponse },
  },
  'POST /api/account/sessions/end-others': { summary: 'Signs out everywhere else.', answers: { 204: null } },
  'DELETE /api/account/sessions/:id': { summary: 'Signs out in one place.', answers: { 204: null } },
  'GET /api/account/export': {
    summary: 'Gives everything that is kept of a person, as an archive.',
    answers: { 200: aFile('application/zip') },
    refusals: { 429: tooMany },
  },
  'DELETE /api/account': { summary: 'Deletes the account and everything in it.', answers: { 204: null } },
} as const satisfies Calls;
