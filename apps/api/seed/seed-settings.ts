import { offlineMethods } from '../src/features/payments/offline/offline.tables.ts';
import { DEFAULT_SETTINGS } from '../src/features/settings/index.ts';
import { settings } from '../src/features/settings/settings.tables.ts';
import type { Settings } from '../src/platform/settings.ts';
import { DEMO_SETTINGS } from './rows/demo-settings.ts';
import { insertRows } from './rows/insert-rows.ts';
import type { Seed } from './seed.types.ts';
import { landingTexts, offlinePaymentMethods } from './world-data.ts';

/** Reserved example addresses (RFC 2606). */
const SOCIAL_MEDIA = ['instagram', 'facebook', 'twitter', 'linkedin', 'pinterest'].map((name, at) => ({
  id: at + 1,
  name,
  link: `https://${name}.example/errand`,
  status: 1 as const,
}));

/** Settings of the demo: the start of the map, the operator's address, the offline payment methods. */
export async function seedSettings({ tx, city, now }: Seed): Promise<void> {
  const [lng, lat] = city.defaultAddress.position;
  const changed: Partial<Settings> = {
    default_location: { lat: String(lat), lng: String(lng) },
    ...DEMO_SETTINGS,
    footer_text: landingTexts.footer.text,
    social_media: SOCIAL_MEDIA,
    offline_payment_status: 1,
    // Codes are free in the demo: they are sent to its inbox.
    centralize_login: { ...DEFAULT_SETTINGS.centralize_login, otp_login_status: 1 },
  };
  await insertRows(
    tx,
    settings,
    Object.entries(changed).map(([key, value]) => ({ key, value, updatedAt: now })),
  );
  await insertRows(
    tx,
    offlineMethods,
    offlinePaymentMethods.map(({ name, fields, informations }, position) => ({
      name,
      fields,
      informations,
      position,
    })),
  );
}
