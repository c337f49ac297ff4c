import * as contract from '@errand/contract/console/promotions/advertisements';
import type { ConsoleContext, ConsoleRoute } from '../../../console/index.ts';
import { findStorePlace } from '../../stores/stores.views.ts';
import * as service from './advertisements.service.ts';

type OfOne = { params: { id: number } };
const ofStore = (ctx: ConsoleContext, { params }: OfOne) => findStorePlace(ctx.db, params.id);
const target = (ctx: ConsoleContext, { params }: OfOne) => service.findAdvertisementPlace(ctx, params.id);

export function advertisementConsoleRoutes(route: ConsoleRoute): void {
  route(contract.listStoreAdvertisements, ofStore, (ctx, { params }) =>
    service.listAdvertisementsOfStore(ctx, params.id),
  );
  route(contract.requestAdvertisement, ofStore, (ctx, { params, body }) =>
    service.requestOfStore(ctx, params.id, body),
  );
  route(contract.changeAdvertisement, ofStore, (ctx, { params, body }) =>
    service.changeOfStore(ctx, params, body),
  );
  route(contract.setAdvertisementPicture, ofStore, (ctx, { params }) =>
    service.setPictureOfStore(ctx, params),
  );
  route(contract.setAdvertisementVideo, ofStore, (ctx, { params }) => service.setVideoOfStore(ctx, params));
  route(contract.withdrawAdvertisement, ofStore, (ctx, { params, body }) =>
    service.withdrawOfStore(ctx, params, body.version),
  );
  route(contract.listAdvertisements, (ctx, { query }) => service.listOfZones(ctx, query));
  route(contract.getAdvertisement, target, (ctx, { params }) => service.readAdvertisement(ctx, params.id));
  route(contract.scheduleAdvertisement, target, (ctx, { params, body }) =>
    service.schedule(ctx, params.id, body),
  );
  route(contract.acceptAdvertisement, target, (ctx, { params, body }) =>
    service.decide(ctx, params.id, 'accept', body),
  );
  route(contract.rejectAdvertisement, target, (ctx, { params, body }) =>
    service.decide(ctx, params.id, 'reject', body),
  );
  route(contract.pauseAdvertisement, target, (ctx, { params, body }) =>
    service.decide(ctx, params.id, 'pause', body),
  );
  route(contract.resumeAdvertisement, target, (ctx, { params, body }) =>
    service.decide(ctx, params.id, 'resume', body),
  );
}
