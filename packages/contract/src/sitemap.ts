import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { about, text, timestamp } from './schemas.ts';

/** What a sitemap lists in parts. */
export const SITEMAP_KINDS = ['stores', 'items', 'categories'] as const;
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

const forAll = { tag: 'Content', access: 'public' } as const;
const kind = z.enum(SITEMAP_KINDS).meta(about('What is listed.', 'items'));
/** Part 2 147 483 ends at the highest id. */
const part = z.coerce.number().int().min(1).max(2_147_483).meta(about('Number of the part.', 1));

export const listSitemapParts = endpoint({
  ...forAll,
  name: 'listSitemapParts',
  summary: 'The parts of a sitemap that have entries',
  description: 'Part n has the entries with the ids from (n - 1) · 1000 + 1 to n · 1000.',
  method: 'GET',
  path: '/api/v1/sitemap/{kind}',
  params: z.object({ kind }),
  response: z.array(
    z.object({ part, updated_at: timestamp.describe('When an entry of the part was last changed.') }),
  ),
  cache: { seconds: 3600 },
});

export const listSitemapEntries = endpoint({
  ...forAll,
  name: 'listSitemapEntries',
  summary: 'A part of a sitemap',
  description: 'What everybody may see, by id. A part without entries is empty.',
  method: 'GET',
  path: '/api/v1/sitemap/{kind}/{part}',
  params: z.object({ kind, part }),
  response: z.array(
    z.object({
      slug: text.meta(about('Identifier in the address of the page.', 'harbour-market')),
      updated_at: timestamp,
    }),
  ),
  cache: { seconds: 3600 },
});
