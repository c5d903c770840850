import { Secret, TOTP } from 'otpauth';

/** The parameters of RFC 6238 that every authenticator app supports. */
const algorithm = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** A person's clock may be one step behind or ahead (RFC 6238, 5.2). */
const drift = 1;
const issuer = 'Settlewise';

/** 160 random bits in base32: as many as HMAC-SHA-1 has, and as RFC 4226 asks for (section 4, R6). */
export const newTotpSecret = () => new Secret({ size: 20 }).base32;

const totpOf = (totpSecret: string) =>
  new TOTP({ ...algorithm, issuer, secret: Secret.fromBase32(totpSecret) });

/** The content of a key's QR code. @param username under which apps list it */
export function keyAddress(totpSecret: string, username: string): string {
  return new TOTP({
    ...algorithm,
    issuer,
    label: username,
    secret: Secret.fromBase32(totpSecret),
  }).toString();
}

/** The step that a code is of, or null when it is none of this key's at this time. */
export function stepOf(totpSecret: string, code: string, now: Date): number | null {
  const totp = totpOf(totpSecret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: drift });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** The code that an app shows at a time. */
export const codeAt = (totpSecret: string, time: Date): string =>
  totpOf(totpSecret).generate({ timestamp: time.getTime() });
