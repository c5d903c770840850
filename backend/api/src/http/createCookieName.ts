/**
 * Adds `__Host-` to the name of a cookie over https: browsers then accept it only from this host, over https and for all paths
 * (RFC 6265bis, 4.1.3.2). Over plain http they would refuse such a cookie.
 */
export function createCookieName(name: string, overTls: boolean): string {
  return overTls ? `__Host-${name}` : name;
}
