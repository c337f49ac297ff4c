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

/** A page's title with the name of the site. */
export function withSiteName(title: string): string {
  return `${title} · Errand`;
}

/** Title, description and sharing tags, with absolute addresses. */
export function pageMeta(page: { title: string; description: string; url?: string; image?: string | null }) {
  const title = withSiteName(page.title);
  return [
    { title },
    { name: 'description', content: page.description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:type', content: 'website' },
    ...(page.url
      ? [
          { property: 'og:url', content: page.url },
          { tagName: 'link', rel: 'canonical', href: page.url },
        ]
      : []),
    ...(page.image ? [{ property: 'og:image', content: page.image }] : []),
  ];
}

/** The configuration has only a currency symbol, while structured data needs the code; null when ambiguous. */
export function currencyCode(symbol: string): string | null {
  if (/^[A-Z]{3}$/.test(symbol)) return symbol;
  return { $: 'USD', '€': 'EUR', '£': 'GBP' }[symbol] ?? null;
}
