import { z } from 'zod';
import { entry } from './env-entry.ts';

const location = z
  .string()
  .regex(/^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/)
  .transform((text) => {
    const [latitude = 0, longitude = 0] = text.split(',').map(Number);
    return { latitude, longitude };
  })
  .refine(({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180);
const AT_FIRST = 'Read at the first start with DEMO=0; later it is a setting.';

/** Variables that declare an empty shop before its first start. */
export const shopEntries = [
  entry({
    name: 'SHOP_COUNTRY',
    schema: z.string().regex(/^[A-Z]{2}$/),
    allowed: 'a country code like DE (ISO 3166-1)',
    description: `The country of an empty shop, for phone numbers without a calling code; US without it. ${AT_FIRST}`,
  }),
  entry({
    name: 'SHOP_CURRENCY',
    schema: z.string().refine((code) => Intl.supportedValuesOf('currency').includes(code)),
    allowed: 'a currency code like EUR (ISO 4217)',
    description: `The currency of an empty shop, with its decimals; USD without it. ${AT_FIRST}`,
  }),
  entry({
    name: 'SHOP_LOCATION',
    schema: location,
    allowed: 'latitude and longitude like 53.55,9.99',
    description: `Where maps of an empty shop begin before a visitor has chosen a place. ${AT_FIRST}`,
  }),
];
