import ipaddr from 'ipaddr.js';

/**
 * The key by which an address is counted: for IPv6 the network of 64 bits, because whoever has one of its addresses
 * usually has all of them (RFC 6177); IPv4 unchanged, also when written as IPv6. A text that is not an address is
 * returned unchanged.
 */
export function networkOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  const parsed = ipaddr.IPv6.parse(address);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
