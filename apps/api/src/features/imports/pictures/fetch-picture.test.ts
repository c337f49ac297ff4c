import { expect, test } from 'vitest';
import { isPrivateAddress, publicLookup } from './fetch-picture.ts';

test('loopback and private addresses are private in every notation', () => {
  const hidden = [
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
  ];
  const hiddenToo = [
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:a00:1',
    '64:ff9b::7f00:1',
  ];
  for (const address of [...hidden, ...hiddenToo])
    expect([address, isPrivateAddress(address)]).toEqual([address, true]);
  for (const address of ['8.8.8.8', '172.32.0.1', '2606:4700::1111'])
    expect([address, isPrivateAddress(address)]).toEqual([address, false]);
});

test('a name that resolves to a private address is rejected when connecting', async () => {
  const rejection = await new Promise((done) =>
    publicLookup('localhost', {}, (error) => done(error?.message)),
  );
  expect(rejection).toBe('is an address of a private network');
});
