import { Secret, TOTP } from 'otpauth';

/** The parameters of RFC 6238 that every authenticator app supports. */
const algorithm = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** The phone's clock may be one step behind or ahead (RFC 6238, 5.2). */
const drift = 1;
const issuer = 'Settlewise';

/** 160 random bits in base32, the length of HMAC-SHA-1, which RFC 4226 recommends (section 4, R6). */
export const createTotpSecret = () => new Secret({ size: 20 }).base32;

const createTotp = (totpSecret: string) =>
  new TOTP({ ...algorithm, issuer, secret: Secret.fromBase32(totpSecret) });

/** The content of a key's QR code. @param username the name that apps show */
export function createKeyAddress(totpSecret: string, username: string): string {
  return new TOTP({
    ...algorithm,
    issuer,
    label: username,
    secret: Secret.fromBase32(totpSecret),
  }).toString();
}

/** The time step of a code, or null if the code is invalid at this time. */
export function findStep(totpSecret: string, code: string, now: Date): number | null {
  const totp = createTotp(totpSecret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: drift });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

export const generateCode = (totpSecret: string, time: Date): string =>
  createTotp(totpSecret).generate({ timestamp: time.getTime() });
