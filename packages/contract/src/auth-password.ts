import { z } from 'zod';
import { CODE_ERRORS, channel, contact } from './auth-fields.ts';
import { endpoint } from './endpoint.ts';

const forgotten = { ...contact, verification_method: channel.optional() };

export const forgotPassword = endpoint({
  name: 'forgotPassword',
  tag: 'Sign-in',
  summary: 'Sends a code for a forgotten password; the response is the same for unknown accounts',
  method: 'POST',
  path: '/api/v1/auth/forgot-password',
  access: 'public',
  body: z.object(forgotten),
  response: z.object({ message: z.string() }),
  errors: [
    'forgot_phone_required',
    'phone_length',
    'forgot_email_required',
    'forgot_email_invalid',
    'method_off',
    'too_many_requests',
  ],
});

export const verifyToken = endpoint({
  name: 'verifyToken',
  tag: 'Sign-in',
  summary: 'Checks the code for a forgotten password without consuming it',
  method: 'POST',
  path: '/api/v1/auth/verify-token',
  access: 'public',
  body: z.object({ ...forgotten, reset_token: z.string().max(20).default('') }),
  response: z.object({ message: z.string() }),
  errors: [...CODE_ERRORS],
});

export const resetPassword = endpoint({
  name: 'resetPassword',
  tag: 'Sign-in',
  summary: 'Sets a new password with the code and ends every session of the account',
  method: 'PUT',
  path: '/api/v1/auth/reset-password',
  access: 'public',
  body: z.object({
    ...forgotten,
    reset_token: z.string().max(20).default(''),
    password: z.string().max(1000).default(''),
    confirm_password: z.string().max(1000).default(''),
  }),
  response: z.object({ message: z.string() }),
  errors: [
    ...CODE_ERRORS,
    'reset_password_required',
    'password_short',
    'password_long',
    'password_common',
    'reset_confirm_required',
    'passwords_differ',
  ],
});

export const firebaseResetPassword = endpoint({
  name: 'firebaseResetPassword',
  tag: 'Sign-in',
  summary: 'Checks a code of Firebase for a forgotten password',
  method: 'PUT',
  path: '/api/v1/auth/firebase-reset-password',
  access: 'public',
  body: z.object({
    phoneNumber: z.string().max(40).default(''),
    sessionInfo: z.string().max(8000).default(''),
    code: z.string().max(20).default(''),
    is_reset_token: z.union([z.number(), z.string()]).optional(),
  }),
  response: z.object({ message: z.string() }),
  errors: ['method_off', 'unavailable', ...CODE_ERRORS],
});
