import { textOf } from '@errand/api/platform/texts';
import type { LanguageCode } from '@errand/domain/language';
import { createPage, type Page } from './page-store.ts';

/** The customer whose account a member of the staff views in this browser (`/impersonation`); null for none. */
export function impersonatedCustomer(cookies: string): string | null {
  return /(?:^|;\s*)impersonation=(\d{1,9})(?:;|$)/.exec(cookies)?.[1] ?? null;
}

/**
 * Adds the banner of a view to the end of the page's body, where React ignores it. The banner is added after caching,
 * so that pages and scripts of other visitors do not contain it.
 */
export function withImpersonationBanner(
  page: Page,
  customer: string | null,
  language: LanguageCode,
  nowMs: number,
): Page {
  if (customer === null) return page;
  const html = page.bodies.identity.toString();
  const at = html.lastIndexOf('</body>');
  if (at < 0) return page;
  const body = `${html.slice(0, at)}${banner(customer, language)}${html.slice(at)}`;
  return createPage(page.status, page.headers, Buffer.from(body), nowMs);
}

function banner(customer: string, language: LanguageCode): string {
  const text = textOf('pages.impersonation.banner', language, { id: customer });
  const end = textOf('pages.impersonation.end', language);
  return `<aside id="impersonation" role="note"><style>#impersonation{position:fixed;inset-inline:0;inset-block-end:0;z-index:2147483647;
display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:4px 16px;padding:6px 16px;background:#7a1f1f;color:#fff;
font-size:14px;line-height:1.4}#impersonation a{display:inline-flex;align-items:center;min-height:32px;padding-inline:14px;border-radius:8px;
background:#fff;color:#7a1f1f;font-weight:600}body{padding-block-end:52px}@media print{#impersonation{position:static}}</style>
<span>${text}</span><a href="/impersonation#end">${end}</a></aside>`;
}
