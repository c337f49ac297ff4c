import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../../../test/render.tsx';
import { useLogout } from './use-logout.ts';

const did = vi.hoisted(() => [] as unknown[]);
vi.mock('@errand/ui/toast.tsx', () => ({ toastDone: (text: string) => did.push(text) }));
vi.mock('#platform/session/index.ts', () => ({
  readSession: () => ({ token: 'secret', guestId: 'guest-1', module: { id: 3 } }),
}));
vi.mock('#platform/api/browser-client.ts', () => ({
  api: { call: async ({ name }: { name: string }, ...sent: object[]) => did.push([name, ...sent]) },
}));
vi.mock('#platform/navigation/navigate.tsx', async (original) => ({
  ...(await original<object>()),
  useNavigate: () => (to: string) => did.push(to),
}));
vi.mock('./personal-data.ts', () => ({ clearSession: () => did.push('cleared') }));
vi.mock('#platform/api/signed-calls.ts', () => ({ signedWrites: async () => {} }));

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

// Requirements: SESSION-24, SESSION-28, SESSION-29, SESSION-30.
test('500 ms after the confirmation the session is cleared, home is opened, and the guest cart and the token go', async () => {
  let logOut = () => {};
  function Dialog() {
    logOut = useLogout(() => did.push('closed')).mutate;
    return null;
  }
  render(<Dialog />);
  logOut();
  await vi.advanceTimersByTimeAsync(499);
  expect(did).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(did).toEqual(['cleared', 'closed', '/home', ['clearCart', { query: { guest_id: 'guest-1' } }]]);
  did.length = 0;
  await vi.advanceTimersByTimeAsync(250);
  expect(did).toEqual([
    ['logout', {}, { headers: { Authorization: 'Bearer secret' } }],
    'Logout successful.',
  ]);
});
