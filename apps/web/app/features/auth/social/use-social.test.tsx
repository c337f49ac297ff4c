import { expect, test, vi } from 'vitest';
import { render } from '../../../../test/render.tsx';
import { type AuthFlow, NEW_FLOW } from '../sign-in/use-auth-flow.ts';
import { useSocialPost } from './use-social.ts';

const calls = vi.hoisted(() => [] as { body: object }[]);
vi.mock('#platform/api/browser-client.ts', () => ({
  api: { call: async (_endpoint: unknown, input: { body: object }) => void calls.push(input) },
}));
vi.mock('#platform/session/index.ts', () => ({ readSession: () => ({ guestId: 'guest-7' }) }));

function socialPost(): ReturnType<typeof useSocialPost> {
  const flow: AuthFlow = {
    view: 'sign_in',
    about: { ...NEW_FLOW, email: 'gina@errand.example' },
    go: () => {},
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
