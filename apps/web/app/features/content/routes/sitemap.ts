import { type Config, getConfig } from '@errand/contract/config';
import { LANGUAGE_CODES } from '@errand/domain/language';
import type { LoaderFunctionArgs } from 'react-router';
import { pageContext } from '#platform/api/server-context.ts';
import { languageUrl } from '#platform/page-meta.ts';

/** The sitemap: public pages with their alternate language. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { api, input } = context.get(pageContext);
  const config = await api.call(getConfig, {});
  const entries = publicAddresses(config).flatMap((path) => {
    const links = LANGUAGE_CODES.map((code) => {
      const url = languageUrl(`${input.origin}${path}`, code);
      return { url, tag: `<xhtml:link rel="alternate" hreflang="${code}" href="${url}"/>` };
    });
    const tags = links.map(({ tag }) => tag).join('');
    return links.map(({ url }) => `<url><loc>${url}</loc>${tags}</url>`);
  });
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
  ].join('\n');
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}

/** The addresses of all indexable pages in both languages. */
function publicAddresses(config: Config): string[] {
  return [
    '/',
    '/about-us',
    '/help-and-support',
    ...(config.toggle_store_registration ? ['/store-registration'] : []),
    ...(config.toggle_dm_registration ? ['/deliveryman-registration'] : []),
    '/terms-and-conditions',
    '/privacy-policy',
    ...(config.refund_policy ? ['/refund-policy'] : []),
    ...(config.cancelation_policy ? ['/cancellation-policy'] : []),
    ...(config.shipping_policy ? ['/shipping-policy'] : []),
  ];
}
