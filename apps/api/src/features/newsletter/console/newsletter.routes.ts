import * as campaignContract from '@errand/contract/console/newsletter/campaigns';
import * as segmentContract from '@errand/contract/console/newsletter/segments';
import * as subscriberContract from '@errand/contract/console/newsletter/subscribers';
import type { ConsoleRoute } from '../../../console/index.ts';
import * as campaigns from './campaigns.service.ts';
import { preview, sendTest } from './preview.service.ts';
import * as segments from './segments.service.ts';
import * as subscribers from './subscribers.service.ts';

export function newsletterConsoleRoutes(route: ConsoleRoute): void {
  route(subscriberContract.listSubscribers, (ctx, { query }) => subscribers.listSubscribers(ctx, query));
  route(subscriberContract.countSubscribers, (ctx) => subscribers.countByState(ctx));
  route(subscriberContract.endSubscription, (ctx, { params }) => subscribers.endSubscription(ctx, params.id));
  route(subscriberContract.askFormerSubscribers, (ctx) => subscribers.askFormer(ctx));

  route(segmentContract.listSegments, (ctx, { query }) => segments.listSegments(ctx, query));
  route(segmentContract.getSegment, (ctx, { params }) => segments.readSegment(ctx, params.id));
  route(segmentContract.createSegment, (ctx, { body }) => segments.createSegment(ctx, body));
  route(segmentContract.updateSegment, (ctx, { params, body }) =>
    segments.updateSegment(ctx, params.id, body),
  );
  route(segmentContract.deleteSegment, (ctx, { params }) => segments.deleteSegment(ctx, params.id));
  route(segmentContract.countSegment, (ctx, { body }) => segments.countSegment(ctx, body));
  route(segmentContract.listSegmentChoices, (ctx) => segments.listChoices(ctx));

  const { listCampaigns, getCampaign, createCampaign, updateCampaign, deleteCampaign } = campaignContract;
  route(listCampaigns, (ctx, { query }) => campaigns.listCampaigns(ctx, query));
  route(getCampaign, (ctx, { params }) => campaigns.readCampaign(ctx, params.id));
  route(createCampaign, (ctx, { body }) => campaigns.createCampaign(ctx, body));
  route(updateCampaign, (ctx, { params, body }) => campaigns.updateCampaign(ctx, params.id, body));
  route(deleteCampaign, (ctx, { params }) => campaigns.deleteCampaign(ctx, params.id));
  route(campaignContract.addCampaignPicture, (ctx, { params }) => campaigns.addPicture(ctx, params.id));
  route(campaignContract.previewCampaign, (ctx, { params, query }) =>
    preview(ctx, params.id, query.language),
  );
  // A mail server may take seconds, in which the call must not hold a connection.
  route(campaignContract.testCampaign, {
    before: (ctx, { params, body }) => sendTest(ctx, params.id, body.language),
    handle: async (_ctx, _input, sent) => sent,
  });
  route(campaignContract.scheduleCampaign, (ctx, { params, body }) =>
    campaigns.schedule(ctx, params.id, body),
  );
  route(campaignContract.unscheduleCampaign, (ctx, { params }) => campaigns.unschedule(ctx, params.id));
  route(campaignContract.sendCampaign, (ctx, { params, body }) => campaigns.send(ctx, params.id, body));
  route(campaignContract.pauseCampaign, (ctx, { params }) => campaigns.pause(ctx, params.id));
  route(campaignContract.resumeCampaign, (ctx, { params }) => campaigns.resume(ctx, params.id));
  route(campaignContract.cancelCampaign, (ctx, { params }) => campaigns.cancel(ctx, params.id));
}
