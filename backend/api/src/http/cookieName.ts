/**
 * The name of a cookie that belongs to this host alone. Over https browsers enforce it: they accept names with `__Host-` only
 * by https, for the whole host and no other (RFC 6265bis, 4.1.3.2). Over plain http they would refuse such a cookie.
 */
export function cookieName(name: string, overTls: boolean): string {
  return overTls ? `__Host-${name}` : name;
}
