import { PAGE_SLUGS } from '@errand/contract/content';
import { type RouteConfig, route } from '@react-router/dev/routes';

export const contentRoutes = [
  ...PAGE_SLUGS.map((slug) =>
    route(slug, 'features/content/routes/written-page.tsx', { id: `content/${slug}` }),
  ),
  route('page-preview/:slug', 'features/content/routes/preview-page.tsx'),
  route('help-and-support', 'features/content/routes/help-page.tsx'),
  route('sitemap.xml', 'features/content/routes/sitemap-index.ts'),
  route('sitemap/:part', 'features/content/routes/sitemap.ts'),
  route('manifest.webmanifest', 'features/content/routes/web-manifest.ts'),
  route('robots.txt', 'features/content/routes/robots.ts'),
] satisfies RouteConfig;
