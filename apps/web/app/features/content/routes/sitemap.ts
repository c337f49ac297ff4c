import { getConfig } from '@errand/contract/config';
import type { LoaderFunctionArgs } from 'react-router';
import { pageContext } from '#platform/api/server-context.ts';
import { publicAddresses } from '../public-addresses.ts';

/** The sitemap: public pages with their alternate language. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { api, input } = context.get(pageContext);
  const config = await api.call(getConfig, {});
  const entries = publicAddresses(config).flatMap((path) => {
    const english = `${input.origin}${path}`;
    const arabic = `${english}?lang=ar`;
    const links = [
      `<xhtml:link rel="alternate" hreflang="en" href="${english}"/>`,
      `<xhtml:link rel="alternate" hreflang="ar" href="${arabic}"/>`,
    ].join('');
    return [english, arabic].map((url) => `<url><loc>${url}</loc>${links}</url>`);
  });
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
  ].join('\n');
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
