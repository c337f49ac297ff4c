import type { LoaderFunctionArgs } from 'react-router';
import { pageContext } from '#platform/api/server-context.ts';

/** Personal pages are not indexed. */
const PRIVATE = [
  '/api/',
  '/checkout',
  '/coupons',
  '/forgot-password',
  '/loyalty-points',
  '/my-orders',
  '/my-trips',
  '/newsletter',
  '/notifications',
  '/page-preview',
  '/profile',
  '/referral-code',
  '/settings',
  '/track-order',
  '/wallet',
];

export function loader({ context }: LoaderFunctionArgs): Response {
  const { origin } = context.get(pageContext).input;
  const lines = [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
