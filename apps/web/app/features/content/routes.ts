import { type RouteConfig, route } from '@react-router/dev/routes';

export const contentRoutes = [
  // Every other route is more specific, so a written page hides none.
  route(':slug', 'features/content/routes/written-page.tsx'),
  route('page-preview/:slug', 'features/content/routes/preview-page.tsx'),
  route('help-and-support', 'features/content/routes/help-page.tsx'),
  route('sitemap.xml', 'features/content/routes/sitemap-index.ts'),
  route('sitemap/:part', 'features/content/routes/sitemap.ts'),
  route('manifest.webmanifest', 'features/content/routes/web-manifest.ts'),
  route('robots.txt', 'features/content/routes/robots.ts'),
] satisfies RouteConfig;
