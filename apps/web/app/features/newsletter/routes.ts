import { type RouteConfig, route } from '@react-router/dev/routes';

/** Where the links in mails lead. They act once a button is pressed, because scanners of mails open links themselves. */
export const newsletterRoutes = [
  route('newsletter/confirm', 'features/newsletter/routes/confirm-page.tsx'),
  route('newsletter/unsubscribe', 'features/newsletter/routes/unsubscribe-page.tsx'),
] satisfies RouteConfig;
