import { z } from 'zod';
import {
  CODE_ERRORS,
  channel,
  contact,
  guest,
  loginType,
  SOCIAL_ERRORS,
  signInResponse,
  socialProof,
} from './auth-fields.ts';
import { endpoint } from './endpoint.ts';
import { personName, personNamePart } from './person-fields.ts';
import { about, EXAMPLE_GUEST, pushToken, text } from './schemas.ts';
import { codeText, identifierText, secretText } from './typed-texts.ts';

const STEPS =
  'While a step is open, `token` is null: `is_exist_user` asks whether an account is the visitor’s, `is_personal_info` 0 asks for `updateInfo`, an unverified contact for `verifyPhone`.';

const forAll = { tag: 'Sign-in', access: 'public' } as const;

export const requestGuestId = endpoint({
  ...forAll,
  name: 'requestGuestId',
  summary: 'A new guest id: unguessable, the only key to a guest’s cart and orders',
  description:
    'Needed before the first call of a guest. Keep the id as a secret and send it as `guest_id`. A sign-in with it takes over the guest’s cart and orders.',
  method: 'POST',
  path: '/api/v1/auth/guest/request',
  body: z.object({
    fcm_token: pushToken.nullish().catch(null).meta(about('Token for push messages.', 'dGVzdA')),
  }),
  example: {},
  response: z.object({ guest_id: text, message: text }),
  errors: ['slow_down'],
});

export const signUp = endpoint({
  ...forAll,
  name: 'signUp',
  summary: 'A new account with a password',
  description: `Reports all invalid fields at once. ${STEPS}`,
  method: 'POST',
  path: '/api/v1/auth/sign-up',
  /** The service validates each field, so that all invalid fields are reported at once. */
  body: z.object({
    name: personName.optional(),
    f_name: personNamePart.optional(),
    l_name: personNamePart.optional(),
    email: identifierText.max(300).optional(),
    phone: identifierText.max(40).optional(),
    password: secretText.max(1000).optional(),
    confirm_password: secretText.max(1000).optional(),
    ref_code: codeText.max(40).nullish(),
    guest_id: z.string().optional(),
  }),
  example: {
    name: 'Layla Haddad',
    email: 'layla@example.org',
    phone: '+971501234567',
    password: 'sea-breeze-27',
    confirm_password: 'sea-breeze-27',
    guest_id: EXAMPLE_GUEST,
  },
  response: signInResponse,
  errors: [
    'method_off',
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
    'password_common',
    'passwords_differ',
    'ref_code_unknown',
    'email_taken',
    'phone_taken',
    'too_many_requests',
  ],
});

export const login = endpoint({
  ...forAll,
  name: 'login',
  summary:
    'Sign-in by password (`manual`), by a code (`otp`: once with the phone, again with the code) or by a social account',
  description: `Send the \`token\` of the response as a bearer token. ${STEPS}`,
  method: 'POST',
  path: '/api/v1/auth/login',
  body: z.object({
    email_or_phone: identifierText
      .max(300)
      .default('')
      .meta(about('Email or phone of the account.', 'layla@example.org')),
    password: secretText.max(1000).default(''),
    login_type: loginType.default('manual'),
    field_type: channel.optional().describe('What `email_or_phone` is.'),
    type: channel.optional().describe('Older name of `field_type`.'),
    ...contact,
    ...guest,
    otp: codeText.max(20).optional(),
    verified: z
      .string()
      .max(8)
      .optional()
      .meta(about('Whether the existing account is the visitor’s: `yes` or `no`.', 'yes')),
    ...socialProof,
    remember: z.boolean().default(true),
  }),
  example: {
    login_type: 'manual',
    email_or_phone: 'layla@example.org',
    field_type: 'email',
    password: 'sea-breeze-27',
    guest_id: EXAMPLE_GUEST,
  },
  response: signInResponse,
  errors: [
    'auth-001',
    'auth-003',
    'method_off',
    'identifier_required',
    'identifier_invalid',
    'password_required',
    'password_short',
    'password_long',
    'password_common',
    'phone_required',
    'phone_short',
    ...SOCIAL_ERRORS,
    ...CODE_ERRORS,
  ],
});

export const updateInfo = endpoint({
  ...forAll,
  name: 'updateInfo',
  summary: 'The profile step of a first sign-in by code or social account; creates the account',
  description:
    'Send the phone or email that was verified in the step before. Returns the token of the new account.',
  method: 'POST',
  path: '/api/v1/auth/update-info',
  body: z.object({
    name: personName.default(''),
    ...contact,
    ref_code: codeText.max(40).nullish(),
    login_type: loginType.default('otp'),
    ...guest,
  }),
  example: { name: 'Layla Haddad', phone: '+971501234567', email: 'layla@example.org', login_type: 'otp' },
  response: signInResponse,
  errors: [
    'step_gone',
    'info_name_required',
    'email_required',
    'email_invalid',
    'email_long',
    'info_phone_required',
    'phone_short',
    'phone_invalid',
    'email_taken',
    'phone_taken',
    'ref_code_unknown',
    'too_many_requests',
  ],
});

export const logout = endpoint({
  name: 'logout',
  tag: 'Sign-in',
  summary: 'Ends the session of the token',
  description: 'Other devices stay signed in; see `endDevice`.',
  method: 'POST',
  path: '/api/v1/auth/logout',
  access: 'customer',
  readOnly: true,
  response: z.object({ message: text }),
});
