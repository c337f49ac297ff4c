import { listSitemapParts, SITEMAP_KINDS } from '@errand/contract/sitemap';
import type { LoaderFunctionArgs } from 'react-router';
import { pageContext } from '#platform/api/server-context.ts';
import { sitemapIndexXml, xmlResponse } from '../sitemap-xml.ts';

/** The sitemap index: the operator's pages, and the parts of stores, items and categories. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { api, input } = context.get(pageContext);
  const kinds = await Promise.all(
    SITEMAP_KINDS.map(async (kind) => {
      const parts = await api.call(listSitemapParts, { params: { kind } });
      return parts.map(({ part, updated_at }) => ({
        path: `/sitemap/${kind}-${part}.xml`,
        updatedAt: updated_at,
      }));
    }),
  );
  const pages = { path: '/sitemap/pages.xml', updatedAt: null };
  return xmlResponse(sitemapIndexXml(input.origin, [pages, ...kinds.flat()]));
}
