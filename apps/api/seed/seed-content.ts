import { landingTexts as landingTable, pages as pagesTable } from '../src/features/content/content.tables.ts';
import { toBodyColumns } from '../src/features/content/page-body.ts';
import { courierVehicles, storePlans } from '../src/features/registration/registration.tables.ts';
import { insertRows } from './rows/insert-rows.ts';
import { pictureKey, type Seed } from './seed.types.ts';
import { plans, vehicles } from './world/registration.ts';
import { landingTexts, pages } from './world-data.ts';

/** The operator's content: pages, landing and footer texts, and the options of the registration forms. */
export async function seedContent(seed: Seed): Promise<void> {
  const { tx, now } = seed;
  await insertRows(
    tx,
    pagesTable,
    pages.map(({ slug, title, body }) => ({ slug, title, ...toBodyColumns(body), updatedAt: now })),
  );
  await insertRows(
    tx,
    landingTable,
    Object.entries(landingValues(seed)).map(([key, value]) => ({ key, value, updatedAt: now })),
  );
  await insertRows(
    tx,
    storePlans,
    plans.map((plan, position) => ({ ...plan, position })),
  );
  await insertRows(
    tx,
    courierVehicles,
    vehicles.map((vehicle, position) => ({ ...vehicle, position })),
  );
}

/** Landing texts, keyed by the response field that they fill. */
function landingValues(seed: Seed): Record<string, unknown> {
  const { header, company, earning, seller, courier, business, testimonials, newsletter, footer } =
    landingTexts;
  return {
    header_title: header.title,
    header_sub_title: header.subtitle,
    header_tag_line: header.tagLine,
    company_title: company.title,
    company_sub_title: company.subtitle,
    company_description: company.description,
    company_button_name: company.button,
    earning_title: earning.title,
    earning_sub_title: earning.subtitle,
    earning_seller_title: seller.title,
    earning_seller_sub_title: seller.subtitle,
    earning_seller_button_name: seller.button,
    earning_dm_title: courier.title,
    earning_dm_sub_title: courier.subtitle,
    earning_dm_button_name: courier.button,
    business_title: business.title,
    business_sub_title: business.subtitle,
    business_image: pictureKey(seed, seller.picture),
    testimonial_title: testimonials.title,
    testimonial_list: testimonials.list,
    fixed_newsletter_title: newsletter.title,
    fixed_newsletter_sub_title: newsletter.subtitle,
    fixed_footer_description: footer.description,
  };
}
