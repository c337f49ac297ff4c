import { aboutUs } from './about-us.ts';
import type { PageSeed } from './build.ts';
import { cancellationPolicy } from './cancellation.ts';
import { privacyPolicy } from './privacy.ts';
import { refundPolicy } from './refund.ts';
import { shippingPolicy } from './shipping.ts';
import { termsAndConditions } from './terms.ts';

export type { PageSeed } from './build.ts';

/** The policy pages by path. */
export const pages: PageSeed[] = [
  aboutUs,
  termsAndConditions,
  privacyPolicy,
  refundPolicy,
  shippingPolicy,
  cancellationPolicy,
];
