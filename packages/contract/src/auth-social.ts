import { z } from 'zod';
import { contact, guest, SOCIAL_ERRORS, signInResponse, socialProof } from './auth-fields.ts';
import { endpoint } from './endpoint.ts';
import { about, EXAMPLE_GUEST, text } from './schemas.ts';

/** An example of the API document. */
const EXAMPLE_SIGN_IN = { medium: 'google', token: 'eyJhbGciOiJSUzI1NiJ9.e30.c2ln', guest_id: EXAMPLE_GUEST };

const socialBody = z.object({
  ...socialProof,
  ...contact,
  ...guest,
  login_type: z.literal('social').default('social'),
  verified: z
    .string()
    .max(8)
    .optional()
    .meta(about('Whether the existing account is the visitor’s: `yes` or `no`.', 'yes')),
});

/** Paths of older clients; both equal `login` with `login_type` social. */
export const socialLogin = endpoint({
  name: 'socialLogin',
  tag: 'Sign-in',
  summary: 'Sign-in by a social account',
  description: 'Equals `login` with `login_type` social. For older clients.',
  method: 'POST',
  path: '/api/v1/auth/social-login',
  access: 'public',
  query: z.object({
    id_token: z.string().optional().meta(about('`true` if `token` is an ID token.', 'true')),
  }),
  body: socialBody,
  example: EXAMPLE_SIGN_IN,
  response: signInResponse,
  errors: ['auth-003', 'method_off', 'too_many_requests', ...SOCIAL_ERRORS],
});

export const socialRegister = endpoint({
  ...socialLogin,
  name: 'socialRegister',
  summary: 'Sign-in by a social account together with a phone number',
  example: { ...EXAMPLE_SIGN_IN, phone: '+971501234567' },
  description: 'Equals `socialLogin`, with a phone for providers that report no email. For older clients.',
  path: '/api/v1/auth/social-register',
});

export const socialNonce = endpoint({
  name: 'socialNonce',
  tag: 'Sign-in',
  summary: 'The nonce of the next ID token, valid once within ten minutes',
  description: 'Pass the nonce to the provider’s sign-in, so that its ID token is accepted once only.',
  method: 'POST',
  path: '/api/v1/auth/social-nonce',
  access: 'public',
  body: z.object(guest),
  example: { guest_id: EXAMPLE_GUEST },
  response: z.object({
    nonce: text.meta(about('Value for the provider’s sign-in, valid once.', 'c2VhLWJyZWV6ZQ')),
  }),
  errors: ['too_many_requests'],
});
