import * as roles from '@errand/contract/console/staff/roles';
import * as contract from '@errand/contract/console/staff/staff';
import type { ConsoleRoute } from '../console-context.ts';
import { listStaff, readStaff } from './read-staff.ts';
import { createRole, deleteRole, listRoles, updateRole } from './roles.service.ts';
import {
  changeGrants,
  disableStaff,
  enableStaff,
  endStaffSessions,
  inviteStaff,
  listScopes,
  renewInvitation,
  resetSecondFactor,
  updateStaff,
} from './staff.service.ts';

export function staffRoutes(route: ConsoleRoute): void {
  route(contract.listStaff, (ctx, { query }) => listStaff(ctx, query));
  route(contract.getStaff, (ctx, { params }) => readStaff(ctx, params.id));
  route(contract.inviteStaff, (ctx, { body }) => inviteStaff(ctx, body));
  route(contract.renewInvitation, (ctx, { params }) => renewInvitation(ctx, params.id));
  route(contract.updateStaff, (ctx, { params, body }) => updateStaff(ctx, params.id, body));
  route(contract.changeGrants, (ctx, { params, body }) => changeGrants(ctx, params.id, body));
  route(contract.disableStaff, (ctx, { params }) => disableStaff(ctx, params.id));
  route(contract.enableStaff, (ctx, { params }) => enableStaff(ctx, params.id));
  route(contract.endStaffSessions, (ctx, { params }) => endStaffSessions(ctx, params.id));
  route(contract.resetSecondFactor, (ctx, { params }) => resetSecondFactor(ctx, params.id));
  route(contract.listScopes, (ctx, { query }) => listScopes(ctx, query.search));
  route(roles.listRoles, (ctx) => listRoles(ctx));
  route(roles.createRole, (ctx, { body }) => createRole(ctx, body));
  route(roles.updateRole, (ctx, { params, body }) => updateRole(ctx, params.id, body));
  route(roles.deleteRole, (ctx, { params }) => deleteRole(ctx, params.id));
}
