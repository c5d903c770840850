import ipaddr from 'ipaddr.js';

/**
 * Returns the /64 network of an IPv6 address, because a client that has one of its addresses usually has all of them (RFC 6177).
 * Returns an IPv4 address, also when it is written as IPv6, or a text that is no address unchanged.
 */
export function toNetwork(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  const parsed = ipaddr.IPv6.parse(address);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
