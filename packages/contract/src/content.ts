import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, imageUrl, message } from './schemas.ts';

/** Slugs of the operator's pages. */
export const PAGE_SLUGS = [
  'about-us',
  'terms-and-conditions',
  'privacy-policy',
  'refund-policy',
  'cancellation-policy',
  'shipping-policy',
] as const;
export type PageSlug = (typeof PAGE_SLUGS)[number];

export const page = z.object({
  slug: z.enum(PAGE_SLUGS),
  title: z.string(),
  /** The first sentences as plain text. */
  description: z.string(),
  /** Sanitized HTML with an anchor at every `h2`. */
  html: z.string(),
  sections: z.array(z.object({ id: z.string(), title: z.string() })),
  updated_at: z.string(),
});
export type Page = z.output<typeof page>;

export const getPage = endpoint({
  name: 'getPage',
  tag: 'Content',
  summary: 'A page of the operator with its title and sections',
  method: 'GET',
  path: '/api/v1/pages/{slug}',
  access: 'public',
  params: z.object({ slug: z.string().max(40) }),
  response: page,
  cache: { seconds: 30 },
  errors: ['not_found'],
});

/** The draft of a page for its editors. Never cached, and not listed. */
export const getPagePreview = endpoint({
  name: 'getPagePreview',
  tag: 'Content',
  summary: 'The draft of a page; `key` is part of the signed link that the console gives',
  method: 'GET',
  path: '/api/v1/page-previews/{slug}',
  access: 'public',
  params: z.object({ slug: z.string().max(40) }),
  query: z.object({ key: z.string().max(80) }),
  response: page,
  errors: ['not_found'],
});

/** The same pages for older clients: the HTML alone, as a JSON string. */
function pageText<const Name extends string, const Path extends `/${string}`>(name: Name, path: Path) {
  return endpoint({
    name,
    tag: 'Content',
    summary: 'The HTML of a page as a JSON string',
    method: 'GET',
    path,
    access: 'public',
    response: z.string(),
    cache: { seconds: 30 },
    errors: ['not_found'],
  });
}

export const getAboutUs = pageText('getAboutUs', '/api/v1/about-us');
export const getTerms = pageText('getTerms', '/api/v1/terms-and-conditions');
export const getPrivacyPolicy = pageText('getPrivacyPolicy', '/api/v1/privacy-policy');
export const getRefundPolicy = pageText('getRefundPolicy', '/api/v1/refund-policy');
export const getShippingPolicy = pageText('getShippingPolicy', '/api/v1/shipping-policy');
/** The path keeps its published spelling, which clients use. */
export const getCancellationPolicy = pageText('getCancellationPolicy', '/api/v1/cancelation');

const testimonial = z.object({
  id,
  name: z.string(),
  designation: z.string(),
  review: z.string(),
  reviewer_image: z.string().nullable(),
  reviewer_image_full_url: imageUrl,
  company_image: z.string().nullable(),
  company_image_full_url: imageUrl,
  status: z.literal(1),
});

/** `GET /api/v1/react-landing-page`. Clients color the part of a title between dollar signs. */
export const landing = z.object({
  base_urls: z.record(z.string(), z.string()),
  header_title: z.string(),
  header_sub_title: z.string(),
  header_tag_line: z.string(),
  header_icon: z.string().nullable(),
  header_icon_full_url: imageUrl,
  header_banner: z.string().nullable(),
  header_banner_full_url: imageUrl,
  company_title: z.string(),
  company_sub_title: z.string(),
  company_description: z.string(),
  company_button_name: z.string(),
  company_button_url: z.string(),
  download_user_app_title: z.string(),
  download_user_app_sub_title: z.string(),
  earning_title: z.string(),
  earning_sub_title: z.string(),
  earning_seller_title: z.string(),
  earning_seller_sub_title: z.string(),
  earning_seller_button_name: z.string(),
  earning_seller_button_url: z.string(),
  earning_dm_title: z.string(),
  earning_dm_sub_title: z.string(),
  earning_dm_button_name: z.string(),
  earning_dm_button_url: z.string(),
  business_title: z.string(),
  business_sub_title: z.string(),
  business_image: z.string().nullable(),
  business_image_full_url: imageUrl,
  testimonial_title: z.string(),
  testimonial_list: z.array(testimonial),
  fixed_newsletter_title: z.string(),
  fixed_newsletter_sub_title: z.string(),
  fixed_footer_description: z.string(),
  fixed_promotional_banner: z.string().nullable(),
  fixed_promotional_banner_full_url: imageUrl,
  promotion_banners: z.array(z.object({ img: z.string(), img_full_url: imageUrl })),
  /** Statuses are the texts "1" and "0". */
  download_user_app_links: z.object({
    playstore_url_status: z.string(),
    playstore_url: z.string(),
    apple_store_url_status: z.string(),
    apple_store_url: z.string(),
  }),
  download_business_app_links: z.object({
    seller_playstore_url_status: z.string(),
    seller_playstore_url: z.string(),
    seller_appstore_url_status: z.string(),
    seller_appstore_url: z.string(),
    dm_playstore_url_status: z.string(),
    dm_playstore_url: z.string(),
    dm_appstore_url_status: z.string(),
    dm_appstore_url: z.string(),
  }),
});
export type Landing = z.output<typeof landing>;

export const getLanding = endpoint({
  name: 'getLanding',
  tag: 'Content',
  summary: 'Texts of the landing page, the newsletter and the footer',
  method: 'GET',
  path: '/api/v1/react-landing-page',
  access: 'public',
  response: landing,
  cache: { seconds: 30 },
  errors: [],
});

/** The same for apps that embed the website. */
export const getMobileLanding = endpoint({
  ...getLanding,
  name: 'getMobileLanding',
  path: '/api/v1/flutter-landing-page',
});

export const getMetadata = endpoint({
  name: 'getMetadata',
  tag: 'Content',
  summary:
    'Titles and descriptions for search engines and shared links: of the shop, from its name and the landing page, and of each page of the operator that is on',
  method: 'GET',
  path: '/api/v1/get-metadata',
  access: 'public',
  response: z.object({
    meta_title: z.string(),
    meta_description: z.string(),
    /** The header picture of the landing page, else the logo. */
    meta_image_full_url: imageUrl,
    pages: z.array(
      z.object({
        /** The slug of `GET /api/v1/pages/{slug}`. */
        page_name: z.enum(PAGE_SLUGS),
        meta_title: z.string(),
        meta_description: z.string(),
      }),
    ),
  }),
  cache: { seconds: 30 },
  errors: [],
});

export const listTestimonials = endpoint({
  name: 'listTestimonials',
  tag: 'Content',
  summary: 'Testimonials',
  method: 'GET',
  path: '/api/v1/testimonial',
  access: 'public',
  response: z.array(testimonial),
  cache: { seconds: 30 },
  errors: [],
});

export const subscribeNewsletter = endpoint({
  name: 'subscribeNewsletter',
  tag: 'Content',
  summary: 'Subscribes an email address to the newsletter; idempotent',
  method: 'POST',
  path: '/api/v1/newsletter/subscribe',
  access: 'public',
  body: z.object({ email: z.string().max(1000).default('') }),
  response: message,
  errors: ['newsletter_email', 'too_many_requests'],
});
