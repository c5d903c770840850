/**
 * The name of a cookie that belongs to this host alone. Over https browsers hold us to it: what begins with `__Host-` they
 * take only by https, for the whole host and no other (RFC 6265bis, 4.1.3.2); over plain http they would not take it.
 */
export function cookieName(name: string, overTls: boolean): string {
  return overTls ? `__Host-${name}` : name;
}
