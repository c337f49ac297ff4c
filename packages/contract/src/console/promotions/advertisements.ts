import { ADVERTISEMENT_STATES } from '@errand/domain/promotions';
import { z } from 'zod';
import { consoleEndpoint, objectEndpoints, PICTURE, VIDEO } from '../console-endpoint.ts';
import {
  amountMinor,
  id,
  instant,
  listFields,
  listOf,
  named,
  reason,
  translatedText,
  translatedUpTo,
  version,
} from '../fields.ts';
import { moment } from './fields.ts';

const DESCRIPTION_CHARACTERS = 160;

const period = { starts_at: moment, ends_at: moment };
/** What a store requests. The advertisement leads to its page. */
const request = z.object({
  title: translatedText,
  description: translatedUpTo(DESCRIPTION_CHARACTERS),
  ...period,
  /** The price that the store saw; another one is rejected. */
  price_minor: amountMinor.min(0).max(100_000_000_000),
});
export type AdvertisementBody = z.output<typeof request>;

export const advertisementRow = z.object({
  id,
  store: named,
  title: translatedText,
  description: translatedUpTo(DESCRIPTION_CHARACTERS),
  /** Null for the cover of the store. */
  picture: z.string().nullable(),
  /** URL of the video that plays in place of the picture; null without one. */
  video: z.string().nullable(),
  starts_at: instant,
  ends_at: instant,
  /** The order among advertisements, lowest first. */
  position: z.number().int(),
  state: z.enum(ADVERTISEMENT_STATES),
  /** What the store has agreed to pay for the whole period. */
  price_minor: amountMinor,
  /** What it was charged, without what was returned. */
  charged_minor: amountMinor,
  /** Why the office rejected it; null for any other. */
  reject_reason: z.string().nullable(),
  requested_at: instant,
  version,
});
export type AdvertisementRow = z.output<typeof advertisementRow>;

const changes = ['promotions', 'stores'] as const;
const ofStore = { tag: 'Stores', scope: 'store', target: 'store' } as const;
const changeOfStore = {
  ...ofStore,
  permission: 'stores.offer',
  changes,
  response: advertisementRow,
} as const;
const storePath = '/api/console/v1/stores/{id}/advertisements';
const oneOfStore = z.object({
  id: z.coerce.number().int().positive(),
  advertisement: z.coerce.number().int().positive(),
});

export const listStoreAdvertisements = consoleEndpoint({
  ...ofStore,
  name: 'listStoreAdvertisements',
  summary: 'The advertisements of a store, the latest first',
  method: 'GET',
  path: storePath,
  permission: 'stores.read',
  response: z.object({
    rows: z.array(advertisementRow),
    /** What a new one costs for each day that begins in its period. */
    day_price_minor: amountMinor,
  }),
});

export const requestAdvertisement = consoleEndpoint({
  ...changeOfStore,
  name: 'requestAdvertisement',
  summary: 'Requests an advertisement of a store; customers see it once the office has accepted it',
  method: 'POST',
  path: storePath,
  body: request,
  errors: ['promotion_period', 'promotion_over', 'advertisement_price', 'advertisements_many'],
});

export const changeAdvertisement = consoleEndpoint({
  ...changeOfStore,
  name: 'changeAdvertisement',
  summary: 'Changes an advertisement of a store, which the office then reviews again',
  method: 'PUT',
  path: `${storePath}/{advertisement}`,
  params: oneOfStore,
  body: request.extend({ version }),
  errors: [
    'promotion_period',
    'promotion_over',
    'advertisement_price',
    'advertisement_state',
    'advertisements_many',
  ],
});

export const setAdvertisementPicture = consoleEndpoint({
  ...changeOfStore,
  ...PICTURE,
  name: 'setAdvertisementPicture',
  summary: 'Shows the uploaded `picture`, or the cover of the store without one; the office reviews it again',
  path: `${storePath}/{advertisement}/picture`,
  params: oneOfStore,
  errors: [...PICTURE.errors, 'advertisement_state', 'advertisements_many', 'promotion_over'],
});

export const setAdvertisementVideo = consoleEndpoint({
  ...changeOfStore,
  ...VIDEO,
  name: 'setAdvertisementVideo',
  summary: 'Shows the uploaded `video`, or the picture without one; the office reviews it again',
  path: `${storePath}/{advertisement}/video`,
  params: oneOfStore,
  errors: [...VIDEO.errors, 'advertisement_state', 'advertisements_many', 'promotion_over'],
});

export const withdrawAdvertisement = consoleEndpoint({
  ...changeOfStore,
  name: 'withdrawAdvertisement',
  summary: 'Withdraws an advertisement of a store for good',
  method: 'POST',
  path: `${storePath}/{advertisement}/withdraw`,
  params: oneOfStore,
  body: z.object({ version }),
  errors: ['advertisement_state'],
});

const base = { tag: 'Promotions', scope: 'zone', target: 'advertisement' } as const;
const read = { ...base, permission: 'promotions.read' } as const;
const change = { ...base, permission: 'promotions.update', changes } as const;
const advertisements = objectEndpoints('/api/console/v1/advertisements', read, change);
const decision = {
  body: z.object({ version }),
  response: advertisementRow,
  errors: ['advertisement_state', 'promotion_over'] as const,
};

export const listAdvertisements = advertisements.list({
  name: 'listAdvertisementsOfShop',
  summary: 'Advertisements of stores in the caller’s zones, requested ones first; search by title',
  query: z.object({ ...listFields, state: z.enum(ADVERTISEMENT_STATES).optional() }),
  response: listOf(advertisementRow),
});

export const getAdvertisement = advertisements.get({
  name: 'getAdvertisement',
  summary: 'One advertisement',
  response: advertisementRow,
});

export const scheduleAdvertisement = advertisements.update({
  name: 'scheduleAdvertisement',
  summary: 'Changes the period and the order of an advertisement; its store is not asked',
  body: z.object({ ...period, position: z.number().int().min(0).max(1000), version }),
  response: advertisementRow,
  errors: ['promotion_period'],
});

export const acceptAdvertisement = advertisements.act('accept', {
  ...decision,
  name: 'acceptAdvertisement',
  summary: 'Accepts a requested advertisement; its store is charged, and customers see it in its period',
});

export const rejectAdvertisement = advertisements.act('reject', {
  ...decision,
  name: 'rejectAdvertisement',
  summary:
    'Rejects or takes down an advertisement; its store reads the reason and is returned what is left of the price',
  body: z.object({ reason, version }),
});

export const pauseAdvertisement = advertisements.act('pause', {
  ...decision,
  name: 'pauseAdvertisement',
  summary: 'Hides an accepted advertisement until it is resumed',
});

export const resumeAdvertisement = advertisements.act('resume', {
  ...decision,
  name: 'resumeAdvertisement',
  summary: 'Shows a paused advertisement again',
});
