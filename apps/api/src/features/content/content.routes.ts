import {
  getAboutUs,
  getCancellationPolicy,
  getLanding,
  getMetadata,
  getMobileLanding,
  getPage,
  getPagePreview,
  getPrivacyPolicy,
  getRefundPolicy,
  getShippingPolicy,
  getTerms,
  listTestimonials,
} from '@errand/contract/content';
import type { Route } from '../../platform/http/index.ts';
import { getLandingData, listLandingTestimonials } from './landing.service.ts';
import { readMetadata } from './metadata.service.ts';
import { getPageOf, getPageText, getPreviewOf } from './pages.service.ts';

export function contentRoutes(route: Route): void {
  route(getPage, (ctx, { params }) => getPageOf(ctx, params.slug));
  route(getPagePreview, (ctx, { params, query }) => getPreviewOf(ctx, params.slug, query.key));
  route(getAboutUs, (ctx) => getPageText(ctx, 'about-us'));
  route(getTerms, (ctx) => getPageText(ctx, 'terms-and-conditions'));
  route(getPrivacyPolicy, (ctx) => getPageText(ctx, 'privacy-policy'));
  route(getRefundPolicy, (ctx) => getPageText(ctx, 'refund-policy'));
  route(getCancellationPolicy, (ctx) => getPageText(ctx, 'cancellation-policy'));
  route(getShippingPolicy, (ctx) => getPageText(ctx, 'shipping-policy'));
  route(getLanding, (ctx) => getLandingData(ctx));
  route(getMobileLanding, (ctx) => getLandingData(ctx));
  route(getMetadata, (ctx) => readMetadata(ctx));
  route(listTestimonials, (ctx) => listLandingTestimonials(ctx));
}
