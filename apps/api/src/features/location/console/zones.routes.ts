import * as contract from '@errand/contract/console/zones';
import type { ConsoleContext, ConsoleRoute } from '../../../console/index.ts';
import { findPlaces } from '../find-places.ts';
import * as zones from './zones.service.ts';

const target = (ctx: ConsoleContext, { params }: { params: { id: number } }) =>
  zones.findZonePlace(ctx, params.id);

export function zoneConsoleRoutes(route: ConsoleRoute): void {
  route(contract.listZones, (ctx, { query }) => zones.listZones(ctx, query));
  route(contract.testPoint, (ctx, { query }) => zones.testPoint(ctx, query));
  route(contract.searchPlaces, async (ctx, { query: { search, ...near } }) => ({
    places: await findPlaces(ctx, search, near),
  }));
  route(contract.getZone, target, (ctx, { params }) => zones.readZone(ctx, params.id));
  route(contract.createZone, (ctx, { body }) => zones.createZone(ctx, body));
  route(contract.updateZone, target, (ctx, { params, body }) => zones.updateZone(ctx, params.id, body));
  route(contract.setZoneOutline, target, (ctx, { params, body }) => zones.setOutline(ctx, params.id, body));
  route(contract.setZoneActive, target, (ctx, { params, body }) => zones.setActive(ctx, params.id, body));
  route(contract.setZoneRates, target, (ctx, { params, body }) => zones.setRates(ctx, params.id, body));
  route(contract.removeZoneRates, target, (ctx, { params, body }) => zones.removeRates(ctx, params.id, body));
}
