import { z } from 'zod';
import { contact, guest, SOCIAL_ERRORS, signInResponse, socialProof } from './auth-fields.ts';
import { endpoint } from './endpoint.ts';

const socialBody = z.object({
  ...socialProof,
  ...contact,
  ...guest,
  login_type: z.literal('social').default('social'),
  verified: z.string().max(8).optional(),
});

/** Paths of older clients; both equal `login` with `login_type` social. */
export const socialLogin = endpoint({
  name: 'socialLogin',
  tag: 'Sign-in',
  summary: 'Sign-in by a social account',
  method: 'POST',
  path: '/api/v1/auth/social-login',
  access: 'public',
  query: z.object({ id_token: z.string().optional() }),
  body: socialBody,
  response: signInResponse,
  errors: ['auth-003', 'method_off', 'too_many_requests', ...SOCIAL_ERRORS],
});

export const socialRegister = endpoint({
  ...socialLogin,
  name: 'socialRegister',
  summary: 'Sign-in by a social account together with a phone number',
  path: '/api/v1/auth/social-register',
});

export const socialNonce = endpoint({
  name: 'socialNonce',
  tag: 'Sign-in',
  summary: 'The nonce of the next ID token, valid once within ten minutes',
  method: 'POST',
  path: '/api/v1/auth/social-nonce',
  access: 'public',
  body: z.object(guest),
  response: z.object({ nonce: z.string() }),
  errors: ['too_many_requests'],
});
