import { beforeEach, expect, test, vi } from 'vitest';

const stored = new Map<string, string>();
vi.stubGlobal('window', { location: { protocol: 'http:' } });
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
});
const cookies: string[] = [];
vi.stubGlobal('document', {
  set cookie(text: string) {
    cookies.push(text.split(';')[0] ?? '');
  },
});
const calls: [string, unknown][] = [];
let known: number[] = [];
vi.mock('#platform/api/browser-client.ts', () => ({
  api: {
    call: async ({ name }: { name: string }, { body }: { body?: unknown }) => {
      calls.push([name, body]);
      return { selected_modules_for_interest: known };
    },
  },
}));
vi.mock('#platform/session/index.ts', () => ({
  readSession: () => ({ module: { id: 3, module_type: 'food' } }),
}));

beforeEach(() => {
  stored.clear();
  calls.length = 0;
  cookies.length = 0;
});

test('a sign-in adds the guest’s interests to the account, but no categories of vehicles, and applies those of the account here', async () => {
  const { moveInterests } = await import('./move-interests.ts');
  stored.set('interests', JSON.stringify({ 3: [7, 5], 4: [40], vehicles: [2] }));
  known = [5, 12];
  await moveInterests();
  expect(calls[1]).toEqual(['updateInterest', { interest: [5, 12, 7, 40] }]);
  expect(cookies).toEqual(['interests=5.7.12.40']);
});

test('without a guest’s choice the account is left unchanged', async () => {
  const { moveInterests } = await import('./move-interests.ts');
  known = [12];
  await moveInterests();
  expect(calls.map(([name]) => name)).toEqual(['getCustomerInfo']);
  expect(cookies).toEqual(['interests=12']);
});
