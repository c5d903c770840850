import { isIPv6 } from 'node:net';

/**
 * What is counted in an address’s place: of IPv6 the network of 64 bits, for whoever has one address of it has them all
 * (RFC 6177); IPv4 as it is, also where it is written as IPv6. What is no address stays what it is.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  const [before = '', after] = (address.split('%')[0] ?? '').split('::');
  const first = groupsOf(before);
  const last = groupsOf(after ?? '');
  const between = Array.from({ length: 8 - first.length - last.length }, () => 0);
  const groups = [...first, ...between, ...last].slice(0, 4);
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`;
}

/** An IPv4 address at the end takes the place of two groups; neither is among the first four. */
const groupsOf = (text: string): readonly number[] =>
  text === ''
    ? []
    : text.split(':').flatMap((group) => (group.includes('.') ? [0, 0] : [Number.parseInt(group, 16)]));
