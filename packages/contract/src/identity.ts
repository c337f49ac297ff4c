import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { flag, message } from './schemas.ts';

export const confirmIdentity = endpoint({
  name: 'confirmIdentity',
  tag: 'Customer',
  summary:
    'Confirms the session by the password or a code, for changes of the account. Without either it sends the code',
  method: 'POST',
  path: '/api/v1/customer/confirm-identity',
  access: 'customer',
  body: z.object({
    password: z.string().max(1000).optional(),
    otp: z.string().max(20).optional(),
  }),
  response: message.extend({ otp_send: flag.optional(), sent_to: z.string().optional() }),
  errors: [
    'unauthenticated',
    'confirm_identity',
    'password_required',
    'password_wrong',
    'code_required',
    'code_length',
    'code_invalid',
    'code_spent',
    'too_many_requests',
  ],
});
