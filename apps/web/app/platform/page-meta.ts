import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type LanguageCode, languageRow } from '@errand/domain/language';

/** Breadcrumbs as JSON-LD, from the root down, with absolute addresses. */
export function breadcrumbs(steps: { name: string; url?: string }[]) {
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(({ name, url }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        ...(url && { item: url }),
      })),
    },
  };
}

/** The shop as titles and shared links name it. `picture` is an absolute address; null without one. */
export type Site = { language: LanguageCode; name: string; picture: string | null };

/** A page's title with the name of the shop; alone if the name is unknown, on the page of an error. */
export function withSiteName(title: string, name: string): string {
  return name ? `${title} · ${name}` : title;
}

/** The address of a page in a language: the default one needs no parameter. */
export function languageUrl(address: string, language: LanguageCode): string {
  if (language === DEFAULT_LANGUAGE) return address;
  return `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;
}

/** The addresses of a page in all languages; `x-default` is for visitors of any other one. */
export function alternatesOf(address: string): { hrefLang: string; href: string }[] {
  const links = LANGUAGE_CODES.map((code) => ({ hrefLang: code, href: languageUrl(address, code) }));
  return [...links, { hrefLang: 'x-default', href: address }];
}

type Root = {
  session: { language: LanguageCode };
  config: { business_name: string; social_picture_full_url?: string | null | undefined };
  origin: string;
};

/** The shop in the language of the page, from the root's match. */
export function siteOf([root]: readonly [{ loaderData?: Root | undefined }, ...unknown[]]): Site {
  const data = root.loaderData;
  if (!data) return { language: DEFAULT_LANGUAGE, name: '', picture: null };
  const { social_picture_full_url: picture, business_name: name } = data.config;
  return {
    language: data.session.language,
    name,
    picture: picture ? new URL(picture, data.origin).href : null,
  };
}

type Page = { title: string; description: string; url?: string; image?: string | null };

/**
 * Title, description and sharing tags, with absolute addresses. `url` is the address without a language; each language has
 * its own canonical address, and names the others. A page without an image is shared with that of the shop.
 */
export function pageMeta(page: Page, { language, name, picture }: Site) {
  const title = withSiteName(page.title, name);
  const image = page.image ?? picture;
  const url = page.url && languageUrl(page.url, language);
  return [
    { title },
    { name: 'description', content: page.description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: name },
    ...(page.url
      ? [
          { property: 'og:url', content: url },
          { property: 'og:locale', content: `${language}_${languageRow(language).country}` },
          { tagName: 'link', rel: 'canonical', href: url },
          ...alternatesOf(page.url).map((link) => ({ tagName: 'link', rel: 'alternate', ...link })),
        ]
      : []),
    ...(image ? [{ property: 'og:image', content: image }] : []),
  ];
}

/** The configuration has only a currency symbol, while structured data needs the code; null when ambiguous. */
export function currencyCode(symbol: string): string | null {
  if (/^[A-Z]{3}$/.test(symbol)) return symbol;
  return { $: 'USD', '€': 'EUR', '£': 'GBP' }[symbol] ?? null;
}
