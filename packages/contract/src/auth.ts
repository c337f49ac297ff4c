import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { flag } from './shapes.ts';

/** The common answer of every sign-in step (api-facts 3). `token` stays null while a step is open. */
export const signInAnswer = z.object({
  token: z.string().nullable(),
  is_phone_verified: flag,
  is_email_verified: flag,
  is_personal_info: flag,
  is_exist_user: z
    .object({ id: z.number().int(), name: z.string(), image: z.string().nullable() })
    .nullable(),
  login_type: z.string(),
  email: z.string().nullable(),
  /** What the guest's cart lost when it was merged; empty otherwise. */
  dropped_cart_lines: z.array(z.string()),
});
export type SignInAnswer = z.output<typeof signInAnswer>;

export const requestGuestId = endpoint({
  name: 'requestGuestId',
  tag: 'Sign-in',
  summary: 'A new guest id: unguessable, the only key to a guest’s cart and orders',
  method: 'POST',
  path: '/api/v1/auth/guest/request',
  access: 'public',
  body: z.object({ fcm_token: z.string().optional() }),
  answer: z.object({ guest_id: z.string(), message: z.string() }),
  errors: [],
});

export const signUp = endpoint({
  name: 'signUp',
  tag: 'Sign-in',
  summary: 'A new account with a password',
  method: 'POST',
  path: '/api/v1/auth/sign-up',
  access: 'public',
  /** Rules and their texts are checked by the service, field by field, so every broken rule is named at once. */
  body: z.object({
    name: z.string().max(200).optional(),
    f_name: z.string().max(200).optional(),
    l_name: z.string().max(200).optional(),
    email: z.string().max(300).optional(),
    phone: z.string().max(40).optional(),
    password: z.string().max(1000).optional(),
    confirm_password: z.string().max(1000).optional(),
    ref_code: z.string().max(40).nullish(),
    guest_id: z.string().optional(),
  }),
  answer: signInAnswer,
  errors: [
    'name_required',
    'email_required',
    'email_invalid',
    'email_long',
    'phone_required',
    'phone_short',
    'phone_invalid',
    'password_required',
    'password_short',
    'password_long',
    'confirm_required',
    'passwords_differ',
    'ref_code_unknown',
    'email_taken',
    'phone_taken',
    'too_many_requests',
  ],
});

export const login = endpoint({
  name: 'login',
  tag: 'Sign-in',
  summary: 'Sign-in with a password',
  method: 'POST',
  path: '/api/v1/auth/login',
  access: 'public',
  body: z.object({
    email_or_phone: z.string().max(300).default(''),
    password: z.string().max(1000).default(''),
    login_type: z.literal('manual').default('manual'),
    field_type: z.enum(['email', 'phone']).optional(),
    type: z.enum(['email', 'phone']).optional(),
    guest_id: z.string().optional(),
  }),
  answer: signInAnswer,
  errors: [
    'auth-001',
    'auth-003',
    'identifier_required',
    'identifier_invalid',
    'password_required',
    'password_short',
    'password_long',
    'too_many_requests',
  ],
});

export const logout = endpoint({
  name: 'logout',
  tag: 'Sign-in',
  summary: 'Ends the session of the token',
  method: 'POST',
  path: '/api/v1/auth/logout',
  access: 'customer',
  answer: z.object({ message: z.string() }),
  errors: ['unauthenticated'],
});
