import { expect, test } from 'vitest';
import { isPublicAddress, publicLookup } from './public-address.ts';

const NOT_PUBLIC = {
  'this machine': ['127.0.0.1', '127.255.255.254', '::1', '0.0.0.0', '0.1.2.3', '::'],
  'private networks': ['10.1.2.3', '172.31.0.1', '192.168.1.1', 'fc00::1', 'fd00::1', 'fec0::1', 'feff::1'],
  'carrier-grade NAT': ['100.64.0.0', '100.127.255.255'],
  'link-local, with the metadata of clouds': ['169.254.169.254', 'fe80::1', 'fe80::1%eth0', 'fd00:ec2::254'],
  'IPv4 in IPv6': ['::ffff:127.0.0.1', '::ffff:a00:1', '::ffff:8.8.8.8', '::7f00:1', '::ffff:0:7f00:1'],
  '6to4': ['2002:7f00:1::', '2002:a00:1::1', '2002:808:808::1'],
  Teredo: ['2001::1', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
  NAT64: ['64:ff9b::7f00:1', '64:ff9b::a00:1', '64:ff9b:1::a00:1', '64:ff9b:1:ffff::1'],
  'reserved, for documentation and for tests': [
    '192.0.0.1',
    '192.0.2.1',
    '192.88.99.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '240.0.0.1',
    '2001:db8::1',
    '3fff::1',
    '2001:2::1',
    '2001:20::1',
    '100::1',
    '5f00::1',
  ],
  'many or all hosts': ['224.0.0.1', '239.255.255.255', '255.255.255.255', 'ff02::1'],
  'no addresses': ['', 'localhost', '1', '256.1.1.1', '1.2.3.4.5', ':::'],
};

test.each(Object.entries(NOT_PUBLIC))('addresses are not public: %s', (_name, addresses) => {
  for (const address of addresses) expect([address, isPublicAddress(address)]).toEqual([address, false]);
});

test('addresses next to the reserved networks are public', () => {
  for (const address of ['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1'])
    expect([address, isPublicAddress(address)]).toEqual([address, true]);
});

test('a name that resolves to an address that is not public is rejected when connecting', async () => {
  const rejection = await new Promise((done) =>
    publicLookup('localhost', {}, (error) => done(error?.message)),
  );
  expect(rejection).toBe('is an address of a private network');
});
