import { ApiError } from '@errand/contract';
import { expect, test, vi } from 'vitest';
import { render } from '../../../../test/render.tsx';
import { type AuthFlow, NEW_FLOW } from '../sign-in/use-auth-flow.ts';
import { useSocialPost } from './use-social.ts';

const calls = vi.hoisted(() => [] as { body: object }[]);
const rejections = vi.hoisted(() => [] as Error[]);
vi.mock('#platform/api/browser-client.ts', () => ({
  api: {
    call: async (_endpoint: unknown, input: { body: object }) => {
      calls.push(input);
      const rejection = rejections.shift();
      if (rejection) throw rejection;
    },
  },
}));
vi.mock('#platform/session/index.ts', () => ({ readSession: () => ({ guestId: 'guest-7' }) }));

function socialPost(go: AuthFlow['go'] = () => {}): ReturnType<typeof useSocialPost> {
  const flow: AuthFlow = {
    view: 'sign_in',
    about: { ...NEW_FLOW, email: 'gina@errand.example' },
    go,
    handleResponse: () => {},
    country: 'AE',
    setCountry: () => {},
  };
  const posts: ReturnType<typeof useSocialPost>[] = [];
  function Form() {
    posts.push(useSocialPost(flow));
    return null;
  }
  render(<Form />);
  const [post] = posts;
  if (!post) throw new Error('The form was not rendered.');
  return post;
}

// Requirements: AUTH-93, AUTH-94, SESSION-11.
test('the social post sends the proof of the provider with id_token', async () => {
  await socialPost()({ medium: 'google', token: 'a.b.c', unique_id: 'sub-1' }, { phone: '+971505550001' });
  expect(calls).toEqual([
    {
      body: {
        login_type: 'social',
        medium: 'google',
        token: 'a.b.c',
        unique_id: 'sub-1',
        email: 'gina@errand.example',
        phone: '+971505550001',
        id_token: true,
        remember: true,
        guest_id: 'guest-7',
      },
    },
  ]);
});

// Requirements: AUTH-81.
test('a rejection with the code email asks for the phone and keeps the proof of the provider', async () => {
  const text = 'The provider gave no e-mail';
  rejections.push(new ApiError(403, text, [{ code: 'email', message: text }], {}));
  const go = vi.fn<AuthFlow['go']>();
  const social = { medium: 'facebook', token: 'fb-token', unique_id: 'fb-1' } as const;
  expect(await socialPost(go)(social)).toBe(false);
  expect(go.mock.calls).toEqual([[{ kind: 'phone_needed' }, { social, loginType: 'social', phone: null }]]);
});

test('a phone whose code was sent a moment ago leads to the field for it', async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  });
  const go = vi.fn<AuthFlow['go']>();
  const social = { medium: 'facebook', token: 'fb-token', unique_id: 'fb-1' } as const;
  const phone = '+971505550001';
  await socialPost(go)(social, { phone });
  rejections.push(new ApiError(429, 'Wait', [{ code: 'too_many_requests', message: 'Wait' }], {}));
  expect(await socialPost(go)(social, { phone })).toBe(true);
  vi.unstubAllGlobals();
  expect(go.mock.calls).toEqual([
    [{ kind: 'code_sent' }, { social, loginType: 'social', phone, isCodeEarlier: true }],
  ]);
});
