import * as contract from '@errand/contract/console/stores/team';
import { findStorePlace } from '../../../features/stores/stores.views.ts';
import type { ConsoleContext, ConsoleRoute } from '../../console-context.ts';
import { inviteToStore, readTeam, removeFromTeam, renewTeamInvitation } from './team.service.ts';

const target = (ctx: ConsoleContext, { params }: { params: { id: number } }) =>
  findStorePlace(ctx.db, params.id);

export function teamRoutes(route: ConsoleRoute): void {
  route(contract.listStoreTeam, target, (ctx, { params }) => readTeam(ctx, params.id));
  route(contract.inviteToStore, target, (ctx, { params, body }) => inviteToStore(ctx, params.id, body));
  route(contract.renewStoreInvitation, target, (ctx, { params }) => renewTeamInvitation(ctx, params));
  route(contract.removeFromStore, target, (ctx, { params }) => removeFromTeam(ctx, params));
}
