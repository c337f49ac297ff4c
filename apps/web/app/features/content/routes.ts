import { type RouteConfig, route } from '@react-router/dev/routes';

/** One route per slug in PAGE_SLUGS of the contract. */
const WRITTEN = [
  'about-us',
  'terms-and-conditions',
  'privacy-policy',
  'refund-policy',
  'cancellation-policy',
  'shipping-policy',
];

export const contentRoutes = [
  ...WRITTEN.map((slug) =>
    route(slug, 'features/content/routes/written-page.tsx', { id: `content/${slug}` }),
  ),
  route('page-preview/:slug', 'features/content/routes/preview-page.tsx'),
  route('help-and-support', 'features/content/routes/help-page.tsx'),
  route('sitemap.xml', 'features/content/routes/sitemap.ts'),
  route('robots.txt', 'features/content/routes/robots.ts'),
] satisfies RouteConfig;
