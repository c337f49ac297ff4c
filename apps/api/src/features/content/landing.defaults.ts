import { inLanguages } from '@errand/contract/in-languages';
import { z } from 'zod';
import type { Translations } from '../../platform/db/index.ts';
import { translationsOf } from '../../platform/texts/index.ts';

const text = inLanguages(z.string(), z.string().exactOptional());
const image = z.string().nullable();
const status = z.enum(['0', '1']);

/** The type of each row of landing_texts. */
export const landingSchema = z.object({
  header_title: text,
  header_sub_title: text,
  header_tag_line: text,
  header_icon: image,
  header_banner: image,
  company_title: text,
  company_sub_title: text,
  company_description: text,
  company_button_name: text,
  company_button_url: z.string(),
  download_user_app_title: text,
  download_user_app_sub_title: text,
  earning_title: text,
  earning_sub_title: text,
  earning_seller_title: text,
  earning_seller_sub_title: text,
  earning_seller_button_name: text,
  earning_seller_button_url: z.string(),
  earning_dm_title: text,
  earning_dm_sub_title: text,
  earning_dm_button_name: text,
  earning_dm_button_url: z.string(),
  business_title: text,
  business_sub_title: text,
  business_image: image,
  testimonial_title: text,
  testimonial_list: z.array(
    z.object({ name: text, designation: text, review: text, image: image.optional() }),
  ),
  fixed_newsletter_title: text,
  fixed_newsletter_sub_title: text,
  fixed_footer_description: text,
  fixed_promotional_banner: image,
  promotion_banners: z.array(z.string()),
  download_business_app_links: z.object({
    seller_playstore_url_status: status,
    seller_playstore_url: z.string(),
    seller_appstore_url_status: status,
    seller_appstore_url: z.string(),
    dm_playstore_url_status: status,
    dm_playstore_url: z.string(),
    dm_appstore_url_status: status,
    dm_appstore_url: z.string(),
  }),
});
export type LandingTexts = z.output<typeof landingSchema>;

const NONE: Translations = { en: '' };

/** The texts of a shop without rows in landing_texts. */
export const DEFAULT_LANDING: LandingTexts = {
  header_title: translationsOf('defaults.header_title'),
  header_sub_title: translationsOf('defaults.header_sub_title'),
  header_tag_line: NONE,
  header_icon: null,
  header_banner: null,
  company_title: translationsOf('defaults.company_title'),
  company_sub_title: NONE,
  company_description: NONE,
  company_button_name: NONE,
  company_button_url: '/home',
  download_user_app_title: NONE,
  download_user_app_sub_title: NONE,
  earning_title: NONE,
  earning_sub_title: NONE,
  earning_seller_title: translationsOf('defaults.earning_seller_title'),
  earning_seller_sub_title: translationsOf('defaults.earning_seller_sub_title'),
  earning_seller_button_name: translationsOf('defaults.earning_seller_button_name'),
  earning_seller_button_url: '/store-registration?active=active',
  earning_dm_title: translationsOf('defaults.earning_dm_title'),
  earning_dm_sub_title: translationsOf('defaults.earning_dm_sub_title'),
  earning_dm_button_name: translationsOf('defaults.earning_dm_button_name'),
  earning_dm_button_url: '/deliveryman-registration',
  business_title: NONE,
  business_sub_title: NONE,
  business_image: null,
  testimonial_title: NONE,
  testimonial_list: [],
  fixed_newsletter_title: translationsOf('defaults.fixed_newsletter_title'),
  fixed_newsletter_sub_title: translationsOf('defaults.fixed_newsletter_sub_title'),
  fixed_footer_description: translationsOf('defaults.fixed_footer_description'),
  fixed_promotional_banner: null,
  promotion_banners: [],
  download_business_app_links: {
    seller_playstore_url_status: '0',
    seller_playstore_url: '',
    seller_appstore_url_status: '0',
    seller_appstore_url: '',
    dm_playstore_url_status: '0',
    dm_playstore_url: '',
    dm_appstore_url_status: '0',
    dm_appstore_url: '',
  },
};
