import { type Config, getConfig } from '@errand/contract/config';
import { getMetadata } from '@errand/contract/content';
import { listSitemapEntries, SITEMAP_KINDS, type SitemapKind } from '@errand/contract/sitemap';
import { data, type LoaderFunctionArgs } from 'react-router';
import { pageContext } from '#platform/api/server-context.ts';
import { sitemapXml, xmlResponse } from '../sitemap-xml.ts';

const FOLDERS: Record<SitemapKind, string> = {
  stores: '/store/',
  items: '/product/',
  categories: '/category/',
};

/** One sitemap of the index: `pages.xml`, or a part such as `items-3.xml`. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const { api, input } = context.get(pageContext);
  if (params.part === 'pages.xml') {
    const [config, { pages }] = await Promise.all([api.call(getConfig, {}), api.call(getMetadata, {})]);
    const paths = [...publicPaths(config), ...pages.map(({ page_name }) => `/${page_name}`)];
    return xmlResponse(
      sitemapXml(
        input.origin,
        paths.map((path) => ({ path, updatedAt: null })),
      ),
    );
  }
  const [, name, number] = /^([a-z]+)-(\d{1,7})\.xml$/.exec(params.part ?? '') ?? [];
  const kind = SITEMAP_KINDS.find((one) => one === name);
  if (!kind) throw data(null, { status: 404 });
  const entries = await api.call(listSitemapEntries, { params: { kind, part: Number(number) } });
  if (entries.length === 0) throw data(null, { status: 404 });
  const pages = entries.map(({ slug, updated_at }) => ({
    path: `${FOLDERS[kind]}${encodeURIComponent(slug)}`,
    updatedAt: updated_at,
  }));
  return xmlResponse(sitemapXml(input.origin, pages));
}

/** The paths of the shop's own pages that everybody may see, beside stores, items, categories and written pages. */
function publicPaths(config: Config): string[] {
  return [
    '/',
    '/help-and-support',
    ...(config.toggle_store_registration ? ['/store-registration'] : []),
    ...(config.toggle_dm_registration ? ['/deliveryman-registration'] : []),
  ];
}
