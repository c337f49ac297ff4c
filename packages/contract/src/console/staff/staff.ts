import { z } from 'zod';
import { mailAddress, personName } from '../../person-fields.ts';
import { searchText } from '../../typed-texts.ts';
import { consoleEndpoint, objectEndpoints, REMOVAL } from '../console-endpoint.ts';
import { id, instant, listFields, listOf, personal, reason, version } from '../fields.ts';
import { grants, namedGrant } from './grants.ts';
import { staffLanguage } from './session.ts';

export const STAFF_STATES = ['active', 'invited', 'disabled'] as const;
export type StaffState = (typeof STAFF_STATES)[number];
export const STAFF_SORTS = ['name', 'mail', 'created_at', 'last_seen_at'] as const;
export type StaffSort = (typeof STAFF_SORTS)[number];

export const staffRow = z.object({
  id,
  mail: personal,
  name: personal,
  language: staffLanguage,
  state: z.enum(STAFF_STATES),
  has_second_factor: z.boolean(),
  grants: z.array(namedGrant),
  last_seen_at: instant.nullable(),
  created_at: instant,
  version,
});
export type StaffRow = z.output<typeof staffRow>;

const base = { tag: 'Staff', scope: 'all', target: 'staff' } as const;
const read = { ...base, permission: 'staff.read' } as const;
const change = { ...base, permission: 'staff.update', changes: ['staff'] } as const;

const members = objectEndpoints('/api/console/v1/staff', read, change);

export const listStaff = members.list({
  name: 'listStaff',
  summary: 'Members of the staff; search by name or e-mail',
  query: z.object({
    ...listFields,
    sort: z.enum(STAFF_SORTS).optional(),
    state: z.enum(STAFF_STATES).optional(),
    role: z.string().max(60).optional(),
  }),
  response: listOf(staffRow),
});

export const getStaff = members.get({
  name: 'getStaff',
  summary: 'One member of the staff',
  response: staffRow,
});

/** `link` is the invitation, to be passed on by hand, if no mail server is configured; else null. */
const invitation = z.object({ staff: staffRow, link: z.string().nullable() });

const GRANT_ERRORS = ['grant_beyond_own', 'role_unknown', 'scope_unknown'] as const;

export const inviteStaff = consoleEndpoint({
  ...base,
  name: 'inviteStaff',
  summary: 'Adds a member and mails an invitation of one use, valid for 72 hours',
  method: 'POST',
  path: '/api/console/v1/staff',
  permission: 'staff.invite',
  stepUp: true,
  changes: ['staff'],
  body: z.object({
    mail: mailAddress,
    name: personName.trim().min(1),
    language: staffLanguage,
    grants,
  }),
  response: invitation,
  errors: ['staff_mail_taken', ...GRANT_ERRORS],
});

export const renewInvitation = consoleEndpoint({
  ...base,
  name: 'renewInvitation',
  summary: 'Mails a new invitation to a member who has not accepted one; those before stop working',
  method: 'POST',
  path: '/api/console/v1/staff/{id}/invitation',
  permission: 'staff.invite',
  stepUp: true,
  changes: ['staff'],
  response: invitation,
  errors: ['invitation_accepted', 'grant_beyond_own'],
});

export const updateStaff = members.update({
  name: 'updateStaff',
  summary: 'Changes a member’s name and language',
  body: z.object({ name: personName.trim().min(1), language: staffLanguage, version }),
  response: staffRow,
  errors: ['grant_beyond_own'],
});

export const changeGrants = consoleEndpoint({
  ...change,
  name: 'changeGrants',
  summary: 'Replaces a member’s roles and where they hold; effective at once',
  method: 'PUT',
  path: '/api/console/v1/staff/{id}/grants',
  stepUp: true,
  body: z.object({ grants, version }),
  response: staffRow,
  errors: ['last_operator', ...GRANT_ERRORS],
});

export const disableStaff = members.act('disable', {
  name: 'disableStaff',
  summary: 'Disables an account and ends its sessions',
  stepUp: true,
  body: z.object({ reason }),
  response: staffRow,
  errors: ['last_operator', 'grant_beyond_own'],
});

export const enableStaff = members.act('enable', {
  name: 'enableStaff',
  summary: 'Enables a disabled account',
  stepUp: true,
  response: staffRow,
  errors: ['grant_beyond_own'],
});

export const endStaffSessions = consoleEndpoint({
  ...change,
  name: 'endStaffSessions',
  summary: 'Ends all sessions of a member',
  ...REMOVAL,
  path: '/api/console/v1/staff/{id}/sessions',
  errors: ['grant_beyond_own'],
});

export const resetSecondFactor = consoleEndpoint({
  ...change,
  name: 'resetSecondFactor',
  summary: 'Removes a member’s second factors and sessions after the loss of a device; they set up new ones',
  method: 'POST',
  path: '/api/console/v1/staff/{id}/second-factor/reset',
  stepUp: true,
  body: z.object({ reason }),
  response: staffRow,
  errors: ['grant_beyond_own'],
});

export const listScopes = consoleEndpoint({
  ...read,
  name: 'listScopes',
  summary: 'Zones and stores that a grant can be limited to; search by name',
  method: 'GET',
  path: '/api/console/v1/scopes',
  query: z.object({ search: searchText.trim().max(100).optional() }),
  response: z.object({
    zones: z.array(z.object({ id, name: z.string() })),
    stores: z.array(z.object({ id, name: z.string() })),
  }),
});
