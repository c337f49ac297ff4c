import type { Config } from '@errand/contract/config';

/** The addresses of all indexable pages in both languages. */
export function publicAddresses(config: Config): string[] {
  return [
    '/',
    '/about-us',
    '/help-and-support',
    ...(config.toggle_store_registration ? ['/store-registration'] : []),
    ...(config.toggle_dm_registration ? ['/deliveryman-registration'] : []),
    '/terms-and-conditions',
    '/privacy-policy',
    ...(config.refund_policy ? ['/refund-policy'] : []),
    ...(config.cancelation_policy ? ['/cancellation-policy'] : []),
    ...(config.shipping_policy ? ['/shipping-policy'] : []),
  ];
}
