import { z } from 'zod';
import { consoleEndpoint, REMOVAL } from '../console-endpoint.ts';
import { id, instant, personal } from '../fields.ts';
import { staffLanguage } from '../staff/session.ts';
import { STAFF_STATES } from '../staff/staff.ts';

/** The roles that a store gives to its own people, the widest first. */
export const TEAM_ROLES = ['store-manager', 'store-staff'] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];
const role = z.enum(TEAM_ROLES);

const teamMember = z.object({
  id,
  name: personal,
  mail: personal,
  role,
  state: z.enum(STAFF_STATES),
  last_seen_at: instant.nullable(),
});
export type TeamMember = z.output<typeof teamMember>;

const team = z.object({
  members: z.array(teamMember),
  /** The roles that the caller may give: none with more permissions than the caller's own in this store. */
  roles: z.array(role),
});
export type Team = z.output<typeof team>;

/** `link` is the invitation, to be passed on by hand, if no mail server is configured; else null. */
const invited = team.extend({ link: z.string().nullable() });

const path = '/api/console/v1/stores/{id}/team';
const base = { tag: 'Stores', target: 'store', permission: 'stores.team', scope: 'store' } as const;
const change = { ...base, stepUp: true, changes: ['stores', 'staff'] } as const;
/** A member of the team in one role. */
const memberParams = z.object({
  id: z.coerce.number().int().positive(),
  staff: z.coerce.number().int().positive(),
  role,
});

export const listStoreTeam = consoleEndpoint({
  ...base,
  name: 'listStoreTeam',
  summary: 'The people who work in a store, by name',
  method: 'GET',
  path,
  response: team,
});

export const inviteToStore = consoleEndpoint({
  ...change,
  name: 'inviteToStore',
  summary: 'Gives a person a role in a store, and mails an invitation to one without an account',
  method: 'POST',
  path,
  body: z.object({
    mail: z.email().max(300),
    name: z.string().trim().min(1).max(100),
    language: staffLanguage,
    role,
  }),
  response: invited,
  errors: ['grant_beyond_own'],
});

export const renewStoreInvitation = consoleEndpoint({
  ...change,
  name: 'renewStoreInvitation',
  summary: 'Mails a new invitation to a person who has not accepted one; those before stop working',
  method: 'POST',
  path: `${path}/{staff}/{role}/invitation`,
  params: memberParams,
  response: invited,
  errors: ['invitation_accepted', 'grant_beyond_own'],
});

export const removeFromStore = consoleEndpoint({
  ...change,
  name: 'removeFromStore',
  summary: 'Takes a role in a store away from a person; effective at once',
  ...REMOVAL,
  path: `${path}/{staff}/{role}`,
  params: memberParams,
  response: team,
  errors: ['grant_beyond_own', 'team_self'],
});
