import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

test('a password matches only its own hash, and equal passwords have different hashes', async () => {
  const [first, second] = await Promise.all([hashPassword('open sesame'), hashPassword('open sesame')]);
  expect(first).not.toBe(second);
  expect(await verifyPassword('open sesame', first)).toBe(true);
  expect(await verifyPassword('open sesame', second)).toBe(true);
  expect(await verifyPassword('Open sesame', first)).toBe(false);
  expect(await verifyPassword('open sesame', null)).toBe(false);
  expect(await verifyPassword('open sesame', 'plain text')).toBe(false);
});

test('a hash with other cost parameters is verified', async () => {
  // argon2 command line tool: echo -n password | argon2 somesalt -id -t 2 -k 65536 -p 1 -l 24 -e
  const made = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await verifyPassword('password', made)).toBe(true);
});

test('a password matches in any Unicode normalization form', async () => {
  expect(await verifyPassword('cafe\u0301', await hashPassword('caf\u00e9'))).toBe(true);
});

test('an unknown account costs as much work as a wrong password, so timing reveals nothing', async () => {
  const stored = await hashPassword('open sesame');
  const work = async (of: string | null) => {
    const before = process.cpuUsage();
    for (let n = 0; n < 5; n += 1) expect(await verifyPassword('wrong one', of)).toBe(false);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  await work(stored);
  const ratio = (await work(null)) / (await work(stored));
  expect(ratio).toBeGreaterThan(0.4);
  expect(ratio).toBeLessThan(2.5);
});
