import { LANGUAGE_CODES } from '@errand/domain/language';
import { LAST_ORDERS, SEGMENT_LIMITS } from '@errand/domain/newsletter';
import { z } from 'zod';
import { consoleEndpoint, objectEndpoints } from '../console-endpoint.ts';
import { id, listOf, named, pageFields, version } from '../fields.ts';

const choices = <S extends z.ZodType>(schema: S) => z.array(schema).max(SEGMENT_LIMITS.choices).default([]);

/** The conditions of a segment; an empty list is no condition. */
const conditions = {
  languages: choices(z.enum(LANGUAGE_CODES)),
  module_ids: choices(id.positive()),
  zone_ids: choices(id.positive()),
  last_order: z.enum(LAST_ORDERS).nullable().default(null),
  /** For `within` and `before`. */
  days: z.number().int().min(1).max(SEGMENT_LIMITS.days).default(30),
};

export const segmentRow = z.object({
  id,
  name: z.string(),
  languages: z.array(z.enum(LANGUAGE_CODES)),
  module_ids: z.array(id),
  zone_ids: z.array(id),
  last_order: z.enum(LAST_ORDERS).nullable(),
  days: z.number().int(),
  /** Confirmed subscribers who are in it now. */
  count: z.number().int(),
  version,
});
export type SegmentRow = z.output<typeof segmentRow>;

const base = { tag: 'Newsletter', scope: 'all' } as const;
const target = { ...base, target: 'segment' } as const;
const endpoints = objectEndpoints(
  '/api/console/v1/newsletter-segments',
  { ...target, permission: 'newsletter.read' },
  { ...target, permission: 'newsletter.update', changes: ['newsletter'] },
);

const body = z.object({ name: z.string().trim().min(1).max(100), ...conditions });

export const listSegments = endpoints.list({
  name: 'listNewsletterSegments',
  summary: 'Segments by name, with the number of subscribers in each',
  query: z.object({ ...pageFields, sort: z.enum(['name']).optional() }),
  response: listOf(segmentRow),
});

export const getSegment = endpoints.get({
  name: 'getNewsletterSegment',
  summary: 'A segment',
  response: segmentRow,
});

export const createSegment = endpoints.create({
  name: 'createNewsletterSegment',
  summary: 'A new segment',
  body,
  response: segmentRow,
});

export const updateSegment = endpoints.update({
  name: 'updateNewsletterSegment',
  summary: 'Changes a segment; campaigns that have started keep the one they started with',
  body: body.extend({ version }),
  response: segmentRow,
});

export const deleteSegment = endpoints.remove({
  name: 'deleteNewsletterSegment',
  summary: 'Deletes a segment that no campaign has',
  errors: ['segment_used'],
});

export const countSegment = consoleEndpoint({
  ...base,
  permission: 'newsletter.read',
  name: 'countNewsletterSegment',
  summary: 'The number of confirmed subscribers who meet conditions now',
  method: 'POST',
  path: '/api/console/v1/newsletter-segment-counts',
  unaudited: true,
  body: z.object(conditions),
  response: z.object({ count: z.number().int() }),
});

export const listSegmentChoices = consoleEndpoint({
  ...base,
  permission: 'newsletter.read',
  name: 'listNewsletterSegmentChoices',
  summary: 'The modules and zones that a segment may name',
  method: 'GET',
  path: '/api/console/v1/newsletter-segment-choices',
  response: z.object({ modules: z.array(named), zones: z.array(named) }),
});
