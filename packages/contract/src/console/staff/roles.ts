import { z } from 'zod';
import { consoleEndpoint, objectEndpoints } from '../console-endpoint.ts';
import { id, translatedText, version } from '../fields.ts';
import { permission } from './grants.ts';

/** A role. Only own roles have id, name and version; the console's texts name built-in roles. */
export const roleRow = z.object({
  id: id.nullable(),
  /** The name of the role in grants: `support` or `own:3`. */
  role: z.string(),
  name: translatedText.nullable(),
  permissions: z.array(permission),
  members: z.number().int(),
  version: version.nullable(),
});
export type RoleRow = z.output<typeof roleRow>;

const base = { tag: 'Staff', scope: 'all', target: 'role' } as const;
const read = { ...base, permission: 'staff.read' } as const;
const change = { ...base, permission: 'staff.update', stepUp: true, changes: ['roles', 'staff'] } as const;
const body = z.object({ name: translatedText, permissions: z.array(permission).min(1) });

export const listRoles = consoleEndpoint({
  ...read,
  name: 'listRoles',
  summary: 'Built-in roles, then own ones',
  method: 'GET',
  path: '/api/console/v1/roles',
  response: z.object({ rows: z.array(roleRow) }),
});

const roles = objectEndpoints('/api/console/v1/roles', read, change);

export const createRole = roles.create({
  name: 'createRole',
  summary: 'Adds an own role with permissions that the caller has',
  body,
  response: roleRow,
  errors: ['grant_beyond_own'],
});

export const updateRole = roles.update({
  name: 'updateRole',
  summary: 'Changes an own role; effective at once for all who have it',
  body: body.extend({ version }),
  response: roleRow,
  errors: ['grant_beyond_own'],
});

export const deleteRole = roles.remove({
  name: 'deleteRole',
  summary: 'Deletes an own role that nobody has',
  errors: ['role_in_use', 'grant_beyond_own'],
});
