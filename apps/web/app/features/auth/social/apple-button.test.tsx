import type { ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import texts from '#texts/en/auth.json' with { type: 'json' };
import { AppleButton } from './apple-button.tsx';

const hooks = vi.hoisted(() => ({ state: undefined as unknown, effects: [] as (() => void)[] }));
const apple = vi.hoisted(() => ({ start: async (): Promise<unknown> => undefined }));

/** Effects do not run on a server, so the test runs them itself: one state, one effect. */
vi.mock('react', () => ({
  useRef: (current: unknown) => ({ current }),
  useEffect: (effect: () => void) => hooks.effects.push(effect),
  useState: (initial: unknown) => [hooks.state ?? initial, (next: unknown) => (hooks.state = next)],
}));
vi.mock('@errand/client/i18n.tsx', () => ({
  useText: () => (key: string) => (texts as Record<string, string>)[key.replace('auth.', '')],
}));
vi.mock('@errand/ui/forms/button.tsx', () => ({ Button: 'button' }));
vi.mock('@errand/ui/toast.tsx', () => ({ toastError: () => {} }));
vi.mock('./providers.ts', () => ({ startApple: () => apple.start() }));

beforeEach(() => {
  hooks.state = undefined;
  hooks.effects = [];
});

function shown(props: { clientId?: string; redirectUrl?: string; nonce?: string | null } = {}): unknown {
  const element = AppleButton({
    clientId: 'com.example.web',
    redirectUrl: '',
    nonce: 'n',
    onProof: () => {},
    ...props,
  }) as ReactElement<{ children: unknown }>;
  return element.props.children;
}

/** The text after the button has been prepared. */
async function shownAfterStart(props: Parameters<typeof shown>[0] = {}): Promise<unknown> {
  shown(props);
  for (const effect of hooks.effects) effect();
  await new Promise(setImmediate);
  return shown(props);
}

// Requirements: AUTH-98.
test('the button shows that Apple sign-in is being prepared', async () => {
  apple.start = () => new Promise(() => {});
  expect(shown()).toBe('Loading Apple Login...');
  expect(await shownAfterStart()).toBe('Loading Apple Login...');
  expect(await shownAfterStart({ nonce: null })).toBe('Loading Apple Login...');
});

// Requirements: AUTH-97.
test('a failed start of Apple sign-in shows its error', async () => {
  apple.start = () => Promise.reject(new Error('no script'));
  expect(await shownAfterStart()).toBe('Apple Sign-In initialization failed');
});

// Requirements: AUTH-95, AUTH-96.
test('a configuration without a client id or with an invalid redirect URL shows its error', async () => {
  expect(await shownAfterStart({ clientId: '' })).toBe('Apple Sign-In not configured');
  hooks.state = undefined;
  expect(await shownAfterStart({ redirectUrl: 'not an address' })).toBe('Apple Sign-In configuration error');
});

test('a prepared Apple sign-in is offered', async () => {
  apple.start = async () => async () => ({ token: 't', unique_id: 'u' });
  expect(await shownAfterStart()).toBe('Apple');
});
