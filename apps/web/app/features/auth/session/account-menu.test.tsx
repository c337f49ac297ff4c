import { expect, test } from 'vitest';
import { render } from '../../../../test/render.tsx';
import { useAccountMenu } from './use-account-menu.ts';

type Switches = { wallet: 0 | 1; loyalty: 0 | 1; referral: 0 | 1; rental: boolean };
const ALL: Switches = { wallet: 1, loyalty: 1, referral: 1, rental: true };

function Paths() {
  return useAccountMenu().map(({ path }) => `${path} `);
}

/** Where the listed entries of the profile menu lead. */
function pathsWith(switches: Partial<Switches>): string[] {
  const { wallet, loyalty, referral, rental } = { ...ALL, ...switches };
  const config = {
    customer_wallet_status: wallet,
    loyalty_point_status: loyalty,
    ref_earning_status: referral,
  };
  const modules = [{ module_type: 'food' as const }, ...(rental ? [{ module_type: 'rental' as const }] : [])];
  return render(<Paths />, { config, modules })
    .trim()
    .split(/\s+/);
}

// Requirements: CONFIG-01..03, NAV-25..28.
test.each([
  ['the wallet', { wallet: 0 }, '/wallet'],
  ['loyalty points', { loyalty: 0 }, '/loyalty-points'],
  ['referrals', { referral: 0 }, '/referral-code'],
  ['rental', { rental: false }, '/my-trips'],
] as const)('without %s the profile menu lacks its entry and no other: %j', (_feature, off, path) => {
  expect(pathsWith({})).toContain(path);
  expect(pathsWith(off)).toEqual(pathsWith({}).filter((entry) => entry !== path));
});

// Requirements: NAV-29, NAV-30.
test('the profile menu lists order tracking, and the hidden logout entry is not in the list', () => {
  expect(pathsWith({})).toContain('/track-order');
  expect(pathsWith({})).toHaveLength(9);
});
