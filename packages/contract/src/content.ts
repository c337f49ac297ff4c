import { PAGE_ADDRESS_CHARACTERS } from '@errand/domain/navigation';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { richText } from './rich-text.ts';
import { about, appUrl, id, imageKey, imageUrl, text } from './schemas.ts';

/** Slugs of the pages that every shop has. The operator adds others. */
export const PAGE_SLUGS = [
  'about-us',
  'terms-and-conditions',
  'privacy-policy',
  'refund-policy',
  'cancellation-policy',
  'shipping-policy',
] as const;
export type PageSlug = (typeof PAGE_SLUGS)[number];

export const page = z
  .object({
    slug: text.meta(about('Identifier of the page, which is its path.', 'about-us')),
    title: text.meta(about('Title of the page.', 'About us')),
    meta_title: text.meta(about('Title for search engines.', 'About the Harbor Market')),
    description: text.meta(
      about(
        'Description for search engines, else the first sentences as plain text.',
        'We bring what the city sells.',
      ),
    ),
    html: text.meta(about('The text as HTML with an anchor at every `h2`.', '<h2 id="who">Who we are</h2>')),
    body: richText.meta({
      description: 'The text as blocks, which clients show with their own elements.',
      examples: [[{ type: 'paragraph', content: [{ type: 'text', text: 'We bring what the city sells.' }] }]],
    }),
    sections: z
      .array(
        z.object({
          id: text.meta(about('The anchor.', 'who')),
          title: text.meta(about('The heading.', 'Who we are')),
        }),
      )
      .describe('The headings with their anchors.'),
    updated_at: text,
  })
  .describe('A page of the operator.');
export type Page = z.output<typeof page>;

const forAll = { tag: 'Content', access: 'public' } as const;

export const getPage = endpoint({
  ...forAll,
  name: 'getPage',
  summary: 'A page of the operator with its title and sections',
  description: 'The HTML is made of the blocks and may be shown as it is.',
  method: 'GET',
  path: '/api/v1/pages/{slug}',
  params: z.object({
    slug: z
      .string()
      .max(PAGE_ADDRESS_CHARACTERS)
      .meta(about('Identifier of the page, such as `about-us` or `privacy-policy`.', 'about-us')),
  }),
  response: page,
  cache: { seconds: 30 },
  errors: ['not_found'],
});

/** The draft of a page for its editors. Never cached, and not listed. */
export const getPagePreview = endpoint({
  ...forAll,
  name: 'getPagePreview',
  summary: 'The draft of a page; `key` is part of the signed link that the console gives',
  description:
    'The link is valid for an hour. Responses are not stored, and search engines are told to skip them.',
  method: 'GET',
  path: '/api/v1/page-previews/{slug}',
  params: z.object({ slug: z.string().max(PAGE_ADDRESS_CHARACTERS) }),
  query: z.object({ key: z.string().max(80) }),
  response: page,
  errors: ['not_found'],
});

/** The same pages for older clients: the HTML alone, as a JSON string. */
function pageText<const Name extends string, const Path extends `/${string}`>(name: Name, path: Path) {
  return endpoint({
    ...forAll,
    name,
    summary: 'The HTML of a page as a JSON string',
    description: 'For older clients; `getPage` returns the same text with its title and sections.',
    method: 'GET',
    path,
    response: text.meta({ examples: ['<h2 id="who">Who we are</h2><p>We bring what the city sells.</p>'] }),
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
  name: text,
  designation: text.meta(about('Who the person is.', 'Teacher')),
  review: text.meta(about('The words.', 'My bread is warm when it arrives.')),
  reviewer_image: imageKey.describe('Key of the person’s picture; null without one.'),
  reviewer_image_full_url: imageUrl.describe('Address of the person’s picture; null without one.'),
  company_image: imageKey.describe('Key of the company’s picture; null without one.'),
  company_image_full_url: imageUrl.describe('Address of the company’s picture; null without one.'),
  status: z.literal(1),
});

export const landing = z
  .object({
    base_urls: z.record(text, text).meta(
      about('Addresses before picture keys, by the kind of picture, for older clients.', {
        item_image_url: 'https://shop.example.org/media',
      }),
    ),
    header_title: text.meta(about('Title at the top.', 'Every errand, $one place$')),
    header_sub_title: text.meta(about('Line below it.', 'Food, groceries and more')),
    header_tag_line: text.meta(about('Small line above it.', 'Open now')),
    header_icon: imageKey.describe('Key of the icon; null without one.'),
    header_icon_full_url: imageUrl.describe('Address of the icon; null without one.'),
    header_banner: imageKey.describe('Key of the banner; null without one.'),
    header_banner_full_url: imageUrl.describe('Address of the banner; null without one.'),
    company_title: text.meta(about('Title of the part about the company.', 'About us')),
    company_sub_title: text.meta(about('Line below it.', 'From Marsa')),
    company_description: text.meta(about('Text about the company.', 'We bring what the city sells.')),
    company_button_name: text.meta(about('Text of its button.', 'Read more')),
    company_button_url: text.meta(about('Where the button leads.', '/about-us')),
    download_user_app_title: text.meta(about('Title of the part about the app.', 'Take it with you')),
    download_user_app_sub_title: text.meta(about('Line below it.', 'For Android and iOS')),
    earning_title: text.meta(about('Title of the part about earning.', 'Earn with us')),
    earning_sub_title: text.meta(about('Line below it.', 'As a store or a courier')),
    earning_seller_title: text.meta(about('Title for stores.', 'Sell with us')),
    earning_seller_sub_title: text.meta(about('Line for stores.', 'Open in a day')),
    earning_seller_button_name: text.meta(about('Text of the button for stores.', 'Apply')),
    earning_seller_button_url: text.meta(about('Where that button leads.', '/store-registration')),
    earning_dm_title: text.meta(about('Title for couriers.', 'Deliver with us')),
    earning_dm_sub_title: text.meta(about('Line for couriers.', 'Choose your hours')),
    earning_dm_button_name: text.meta(about('Text of the button for couriers.', 'Apply')),
    earning_dm_button_url: text.meta(about('Where that button leads.', '/courier-registration')),
    business_title: text.meta(about('Title of the part about business.', 'For companies')),
    business_sub_title: text.meta(about('Line below it.', 'One invoice a month')),
    business_image: imageKey.describe('Key of its picture; null without one.'),
    business_image_full_url: imageUrl.describe('Address of its picture; null without one.'),
    testimonial_title: text.meta(about('Title above the testimonials.', 'What customers say')),
    testimonial_list: z.array(testimonial).describe('The testimonials.'),
    fixed_newsletter_title: text.meta(about('Title of the newsletter.', 'Stay in touch')),
    fixed_newsletter_sub_title: text.meta(about('Line below it.', 'One letter a month')),
    fixed_footer_description: text.meta(about('Text in the footer.', 'Every errand, one place.')),
    fixed_promotional_banner: imageKey.describe('Key of the promotional banner; null without one.'),
    fixed_promotional_banner_full_url: imageUrl.describe('Address of that banner; null without one.'),
    promotion_banners: z
      .array(
        z.object({
          img: text.meta(about('Key of the picture.', '3f9ac2')),
          img_full_url: imageUrl.describe('Address of the picture; null without one.'),
        }),
      )
      .describe('Promotional banners.'),
    download_user_app_links: z
      .object({
        playstore_url_status: text.meta(about('"1" if the address is shown.', '1')),
        playstore_url: appUrl.describe('Address of the app for Android.'),
        apple_store_url_status: text.meta(about('"1" if the address is shown.', '1')),
        apple_store_url: appUrl.describe('Address of the app for iOS.'),
      })
      .describe('Addresses of the customer app. Statuses are the texts "1" and "0".'),
    download_business_app_links: z
      .object({
        seller_playstore_url_status: text.meta(about('"1" if the address is shown.', '0')),
        seller_playstore_url: appUrl.describe('The store app for Android.'),
        seller_appstore_url_status: text.meta(about('"1" if the address is shown.', '0')),
        seller_appstore_url: appUrl.describe('The store app for iOS.'),
        dm_playstore_url_status: text.meta(about('"1" if the address is shown.', '0')),
        dm_playstore_url: appUrl.describe('The courier app for Android.'),
        dm_appstore_url_status: text.meta(about('"1" if the address is shown.', '0')),
        dm_appstore_url: appUrl.describe('The courier app for iOS.'),
      })
      .describe('Addresses of the apps for stores and couriers. Statuses are "1" and "0".'),
  })
  .describe(
    'Texts and pictures of the landing page. Clients color the part of a title between dollar signs.',
  );
export type Landing = z.output<typeof landing>;

export const getLanding = endpoint({
  ...forAll,
  name: 'getLanding',
  summary: 'Texts of the landing page, the newsletter and the footer',
  description: 'The part of a title between dollar signs is meant to be colored.',
  method: 'GET',
  path: '/api/v1/react-landing-page',
  response: landing,
  cache: { seconds: 30 },
});

/** The same for apps that embed the website. */
export const getMobileLanding = endpoint({
  ...getLanding,
  name: 'getMobileLanding',
  description: 'The same as `getLanding`, for apps that embed the website.',
  path: '/api/v1/flutter-landing-page',
});

export const getMetadata = endpoint({
  ...forAll,
  name: 'getMetadata',
  summary:
    'Titles and descriptions for search engines and shared links: of the shop, from its name and the landing page, and of each page of the operator that is on',
  description: 'For pages that are rendered outside of this server.',
  method: 'GET',
  path: '/api/v1/get-metadata',
  response: z.object({
    meta_title: text.meta(about('Title for search engines.', 'Errand')),
    meta_description: text.meta(about('Description for search engines.', 'Every errand, one place.')),
    meta_image_full_url: imageUrl.describe('Picture for shared links; null without one.'),
    pages: z
      .array(
        z.object({
          page_name: text.meta(about('Identifier of the page.', 'about-us')),
          meta_title: text.meta(about('Title for search engines.', 'Errand')),
          meta_description: text.meta(about('Description for search engines.', 'Every errand, one place.')),
        }),
      )
      .describe('Pages of the operator that are on.'),
  }),
  cache: { seconds: 30 },
});

export const listTestimonials = endpoint({
  ...forAll,
  name: 'listTestimonials',
  summary: 'Testimonials',
  description: 'Words of customers for the landing page.',
  method: 'GET',
  path: '/api/v1/testimonial',
  response: z.array(testimonial),
  cache: { seconds: 30 },
});
