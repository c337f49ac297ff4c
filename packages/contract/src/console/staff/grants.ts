import { z } from 'zod';
import { inLanguages } from '../../in-languages.ts';
import { id } from '../fields.ts';
import { PERMISSIONS } from '../permissions.ts';

export const permission = z.enum(PERMISSIONS);

/** Where a role holds. `self` is the member's own work only, such as a courier's deliveries. */
export const grantScope = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('all') }),
  z.object({ kind: z.literal('zone'), id }),
  z.object({ kind: z.literal('store'), id }),
  z.object({ kind: z.literal('self') }),
]);
export type GrantScope = z.output<typeof grantScope>;

/** A role with its scope. `role` is a built-in role or `own:<id>`. */
export const grant = z.object({ role: z.string().min(1).max(60), scope: grantScope });
export type Grant = z.output<typeof grant>;

export const grants = z.array(grant).max(50);

/** A grant with the names that screens show; `name` of a scope is null for `all` and `self`. */
export const namedGrant = grant.extend({
  role_name: inLanguages(z.string(), z.string().optional()).nullable(),
  scope_name: z.string().nullable(),
});
