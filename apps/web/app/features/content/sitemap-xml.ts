import { LANGUAGE_CODES } from '@errand/domain/language';
import { alternatesOf, languageUrl } from '#platform/page-meta.ts';

/** A page of the shop: its path, without a language, and when it was last changed; null if that is not known. */
export type SitemapPage = { path: string; updatedAt: string | null };

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** A sitemap of pages, each in every language with its alternates. `origin` has no slash at its end. */
export function sitemapXml(origin: string, pages: readonly SitemapPage[]): string {
  const entries = pages.flatMap(({ path, updatedAt }) => {
    const address = `${origin}${path}`;
    const links = alternatesOf(address)
      .map(
        ({ hrefLang, href }) =>
          `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escaped(href)}"/>`,
      )
      .join('');
    return LANGUAGE_CODES.map(
      (code) => `<url><loc>${escaped(languageUrl(address, code))}</loc>${changed(updatedAt)}${links}</url>`,
    );
  });
  const open = `<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">`;
  return [HEAD, open, ...entries, '</urlset>'].join('\n');
}

/** An index of sitemaps. */
export function sitemapIndexXml(origin: string, sitemaps: readonly SitemapPage[]): string {
  const entries = sitemaps.map(
    ({ path, updatedAt }) =>
      `<sitemap><loc>${escaped(`${origin}${path}`)}</loc>${changed(updatedAt)}</sitemap>`,
  );
  return [HEAD, `<sitemapindex ${NAMESPACE}>`, ...entries, '</sitemapindex>'].join('\n');
}

/** Crawlers may keep a sitemap for an hour. It is the same for everybody. */
export function xmlResponse(xml: string): Response {
  return new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}

function changed(updatedAt: string | null): string {
  return updatedAt === null ? '' : `<lastmod>${updatedAt}</lastmod>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
