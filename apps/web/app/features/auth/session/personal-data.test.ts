import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
});
const saved: string[] = [];
vi.mock('#platform/session/index.ts', () => ({
  clearVisitor: () => void saved.push('forgotten'),
  saveSession: () => {},
}));
const calls: string[] = [];
vi.mock('#platform/api/browser-client.ts', () => ({
  api: {
    call: async ({ name }: { name: string }) => {
      calls.push(name);
      return { addresses: [] };
    },
  },
}));
beforeEach(() => {
  stored.clear();
  saved.length = 0;
  calls.length = 0;
});

/** Observes each query key; returns the keys refetched from now on. */
async function watching(keys: string[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const refetched: string[] = [];
  for (const key of keys) {
    const queryFn = async () => {
      refetched.push(key);
      return `${key} of somebody`;
    };
    const observer = new QueryObserver(client, { queryKey: [key, 1], queryFn });
    observer.subscribe(() => {});
    await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true));
  }
  refetched.length = 0;
  return { client, refetched };
}

// Requirements: AUTH-101..105.
test('a sign-in refetches both carts, addresses, profile, and zone and module data', async () => {
  const { loadPersonalData } = await import('./use-start-session.ts');
  const keys = ['cart', 'rental-cart', 'addresses', 'customer', 'zones', 'menu', 'wishlist', 'visit-again'];
  const { client, refetched } = await watching([...keys, 'trending']);
  loadPersonalData(client);
  await vi.waitFor(() => expect(refetched.toSorted()).toEqual(keys.toSorted()));
});

// Requirements: API-21, AUTH-103.
test('a sign-in fetches the address list on a page that shows none', async () => {
  const { loadPersonalData } = await import('./use-start-session.ts');
  const client = new QueryClient();
  loadPersonalData(client);
  await vi.waitFor(() => expect(client.getQueryData(['addresses'])).toEqual({ addresses: [] }));
  expect(calls).toEqual(['listAddresses']);
});

// Requirements: PROFILE-29, PROFILE-31, PROFILE-32.
test('deleting the account clears token, remembered identifier and personal data, and leads to the landing page', async () => {
  const { accountGone } = await import('./account-gone.ts');
  stored.set('userDatafor', JSON.stringify({ email_or_phone: 'layla@errand.example' }));
  const client = new QueryClient();
  client.setQueryData(['customer'], { f_name: 'Layla' });
  client.setQueryData(['orders', 'past'], [1]);
  expect(accountGone(client)).toBe('/');
  expect(saved).toEqual(['forgotten']);
  expect(stored.size).toBe(0);
  expect([client.getQueryData(['customer']), client.getQueryData(['orders', 'past'])]).toEqual([
    undefined,
    undefined,
  ]);
});
