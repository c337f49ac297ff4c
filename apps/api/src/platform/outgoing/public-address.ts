import { lookup as resolve } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Thrown for an address of this machine, of a private network or of no network. */
export class PrivateAddressError extends Error {
  constructor() {
    super('is an address of a private network');
  }
}

/**
 * Whether an address ("8.8.8.8", "2606:4700::1111") is on the public Internet. Every other address is rejected:
 * loopback, private, link-local and reserved networks, and IPv6 addresses that carry an IPv4 address for a translator
 * (mapped, 6to4, Teredo, NAT64), because that may be a private one.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || !isIpv4Compatible(parsed);
}

/** `::7f00:1`: an IPv4 address in the deprecated form that has no range of its own. */
function isIpv4Compatible(address: ipaddr.IPv6): boolean {
  return address.parts.slice(0, 6).every((part) => part === 0);
}

/** Throws PrivateAddressError for a URL whose host is this machine or a literal address that is not public. */
export function requirePublicHost({ hostname }: URL): void {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (host === 'localhost' || host.endsWith('.localhost') || (isIP(host) !== 0 && !isPublicAddress(host)))
    throw new PrivateAddressError();
}

/**
 * Resolves a host name for one connection and rejects it if any of its addresses is not public. The connection uses the
 * checked addresses, so a name that resolves differently a moment later (DNS rebinding) has no effect.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    if (addresses.some(({ address }) => !isPublicAddress(address)))
      return callback(new PrivateAddressError(), '', 0);
    const [first] = addresses;
    if (options.all) return callback(null, addresses);
    callback(null, first?.address ?? '', first?.family ?? 0);
  });
};
