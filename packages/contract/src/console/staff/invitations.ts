import { z } from 'zod';
import { personName } from '../../person-fields.ts';
import { consoleEndpoint } from '../console-endpoint.ts';
import { instant, personal } from '../fields.ts';
import { newPassword, session, staffLanguage } from './session.ts';

/** The invitation's token is the last part of its link: `<CONSOLE_URL>/invitation#<token>`, which no server logs. */
const token = z.string().min(1).max(200);

const base = { tag: 'Session', permission: null, scope: 'self', session: 'none' } as const;

export const findInvitation = consoleEndpoint({
  ...base,
  name: 'findInvitation',
  summary: 'Whom an open invitation is for',
  method: 'POST',
  path: '/api/console/v1/invitations/find',
  unaudited: true,
  body: z.object({ token }),
  response: z.object({
    mail: personal,
    name: personal,
    language: staffLanguage,
    expires_at: instant,
  }),
  errors: ['invitation_invalid', 'too_many_requests'],
});

export const acceptInvitation = consoleEndpoint({
  ...base,
  name: 'acceptInvitation',
  summary: 'Sets name and password of an invited account and starts its session; once',
  method: 'POST',
  path: '/api/console/v1/invitations/accept',
  changes: ['staff'],
  body: z.object({
    token,
    name: personName.trim().min(1),
    language: staffLanguage,
    password: newPassword,
  }),
  response: session,
  errors: ['invitation_invalid', 'staff_password_short', 'password_common', 'too_many_requests'],
});
