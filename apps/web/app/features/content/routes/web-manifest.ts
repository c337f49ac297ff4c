import { THEME_COLORS } from '@errand/client/theme.ts';
import { getConfig } from '@errand/contract/config';
import type { LoaderFunctionArgs } from 'react-router';
import { pageContext } from '#platform/api/server-context.ts';
import { iconsOf } from '#platform/shop-icons.ts';

/** What phones need to install the shop as an application: its name and its icon. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const config = await context.get(pageContext).api.call(getConfig, {});
  const manifest = {
    name: config.business_name,
    short_name: config.business_name,
    id: '/',
    start_url: '/home',
    scope: '/',
    display: 'standalone',
    background_color: THEME_COLORS.light,
    theme_color: THEME_COLORS.light,
    icons: iconsOf(config).map(({ src, size, type, isMaskable }) => ({
      src,
      sizes: size === null ? 'any' : `${size}x${size}`,
      type,
      ...(isMaskable !== null && { purpose: isMaskable ? 'any maskable' : 'any' }),
    })),
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  });
}
