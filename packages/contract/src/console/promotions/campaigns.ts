import { z } from 'zod';
import { inLanguages } from '../../in-languages.ts';
import { objectEndpoints } from '../console-endpoint.ts';
import { id, idFilter, instant, listFields, listOf, named, translatedText, version } from '../fields.ts';
import { moment, promotionState, stateFilter, tint } from './fields.ts';

const longText = inLanguages(
  z.string().trim().min(1).max(1000),
  z.string().trim().max(1000).exactOptional(),
).meta({ control: 'translated' });

const campaignBody = z.object({
  title: translatedText,
  description: longText,
  module_id: id.min(1),
  store_ids: z.array(id.min(1)).min(1).max(500),
  /** Background of a drawn picture; null for a photograph. */
  tint: tint.nullable().optional(),
  starts_at: moment,
  ends_at: moment,
  /** Daily hours in minutes of the zone's time. */
  daily_from: z.number().int().min(0).max(1439).default(0),
  daily_to: z.number().int().min(1).max(1440).default(1440),
  active: z.boolean().default(true),
});
export type CampaignBody = z.output<typeof campaignBody>;

const listRow = z.object({
  id,
  slug: z.string(),
  title: translatedText,
  module: named,
  store_count: z.number().int(),
  starts_at: instant,
  ends_at: instant,
  picture: z.string().nullable(),
  state: promotionState,
  version,
});

export const campaignDetail = listRow.extend({
  description: longText,
  store_ids: z.array(id),
  tint: z.string().nullable(),
  daily_from: z.number().int(),
  daily_to: z.number().int(),
  active: z.boolean(),
});
export type CampaignDetail = z.output<typeof campaignDetail>;

const base = { tag: 'Promotions', scope: 'all', target: 'campaign' } as const;
const change = { ...base, permission: 'promotions.update', changes: ['promotions'] } as const;
const read = { ...base, permission: 'promotions.read' } as const;
const rejections = ['promotion_period', 'promotion_target'] as const;

const campaigns = objectEndpoints('/api/console/v1/campaigns', read, change);

export const listCampaigns = campaigns.list({
  name: 'listCampaignsOfShop',
  summary: 'Campaigns that stores join, the latest first; search by title',
  query: z.object({
    ...listFields,
    sort: z.enum(['starts_at', 'ends_at']).optional(),
    state: stateFilter,
    module_id: idFilter,
  }),
  response: listOf(listRow),
});

export const getCampaign = campaigns.get({
  name: 'getCampaignOfShop',
  summary: 'One campaign with its stores',
  response: campaignDetail,
});

export const createCampaign = campaigns.create({
  name: 'createCampaign',
  summary: 'A new campaign with its stores',
  body: campaignBody,
  response: campaignDetail,
  errors: rejections,
});

export const updateCampaign = campaigns.update({
  name: 'updateCampaign',
  summary: 'Changes a campaign; visitors see it at once',
  body: campaignBody.extend({ version }),
  response: campaignDetail,
  errors: rejections,
});

export const setCampaignPicture = campaigns.setPicture({
  name: 'setCampaignPicture',
  summary: 'Replaces the picture by the uploaded `picture`, or removes it without one',
  response: campaignDetail,
});
