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

test.each([
  ['NAV-25, CONFIG-01', { wallet: 0 }, '/wallet'],
  ['NAV-26, CONFIG-02', { loyalty: 0 }, '/loyalty-points'],
  ['NAV-27, CONFIG-03', { referral: 0 }, '/referral-code'],
  ['NAV-28', { rental: false }, '/my-trips'],
] as const)('[%s] %j removes its own entry from the profile menu and no other', (_id, off, path) => {
  expect(pathsWith({})).toContain(path);
  expect(pathsWith(off)).toEqual(pathsWith({}).filter((entry) => entry !== path));
});

// Requirements: NAV-29, NAV-30.
test('the profile menu lists order tracking, and the hidden logout entry is not in the list', () => {
  expect(pathsWith({})).toContain('/track-order');
  expect(pathsWith({})).toHaveLength(9);
});
