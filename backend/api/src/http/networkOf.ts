import ipaddr from 'ipaddr.js';

/**
 * What is counted in an address’s place: of IPv6 the network of 64 bits, for whoever has one address of it has them all
 * (RFC 6177); IPv4 as it is, also where it is written as IPv6. What is no address stays what it is.
 */
export function networkOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  const parsed = ipaddr.IPv6.parse(address);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
