import { BlockList, isIP } from 'node:net';

/** This machine: a reverse proxy on the same host, and development servers. */
const LOOPBACK = ['127.0.0.0/8', '::1'];

/**
 * Decides whether forwarding headers of an address are trusted: those of this machine and of `proxies`, addresses or
 * networks in CIDR notation. IPv4 addresses match in their IPv6 form as well.
 */
export function createProxyTrust(proxies: readonly string[]): (address: string | undefined) => boolean {
  const list = new BlockList();
  for (const proxy of [...LOOPBACK, ...proxies]) {
    const [address = '', bits] = proxy.split('/');
    const family = familyOf(address);
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => isIP(address ?? '') !== 0 && list.check(address ?? '', familyOf(address ?? ''));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
