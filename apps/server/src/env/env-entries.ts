import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { consoleEntries } from './console-entries.ts';
import { databaseUrl, entry, yesOrNo } from './env-entry.ts';
import { mapEntries } from './map-entries.ts';
import { messageEntries } from './message-entries.ts';
import { networkEntries } from './network-entries.ts';
import { processEntries } from './process-entries.ts';
import { shopEntries } from './shop-entries.ts';
import { webUrl } from './web-url.ts';

const PROJECT = fileURLToPath(new URL('../../../../', import.meta.url));

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((number) => number <= 65_535);
const factor = z
  .string()
  .regex(/^\d+(\.\d+)?$/)
  .transform(Number)
  .refine((number) => number >= 0.1 && number <= 1000);
/** Every environment variable. `.env.example` and `docs/environment.md` are generated from this list. */
export const envEntries = [
  entry({
    name: 'PORT',
    schema: port,
    default: '3000',
    allowed: 'a whole number from 0 to 65535',
    description: 'The port of the storefront and its API; 0 picks a free one.',
  }),
  entry({
    name: 'HOST',
    schema: z.string().regex(/^[\w.:%-]+$/),
    default: '0.0.0.0',
    allowed: 'an address or a host name of this machine',
    description: 'The address to listen on; 127.0.0.1 makes the shop reachable from this machine only.',
  }),
  entry({
    name: 'DATABASE_URL',
    schema: databaseUrl,
    secret: true,
    allowed: 'an address like postgresql://user:password@host:5432/database',
    description:
      'The PostgreSQL database to use, version 15 or newer. Without it the shop starts an embedded server below DATA_DIR.',
  }),
  ...processEntries,
  entry({
    name: 'DATA_DIR',
    schema: z.string().transform((text) => path.resolve(PROJECT, text)),
    default: '.data',
    allowed: 'a folder',
    description: 'The folder of the embedded database and of uploaded files, relative to the project folder.',
  }),
  entry({
    name: 'PUBLIC_URL',
    schema: webUrl,
    allowed: 'an address like https://shop.example.com',
    description:
      'The public address of the shop, for links in messages, canonical links, picture URLs of the API and the page cache.',
  }),
  ...consoleEntries,
  entry({
    name: 'DEMO',
    schema: yesOrNo,
    default: '1',
    allowed: '1, 0, true or false',
    description:
      'Seeds an empty database with the demo city and simulates its stores and couriers. With PUBLIC_URL or DATABASE_URL it must be set.',
  }),
  entry({
    name: 'DEMO_SPEED',
    schema: factor,
    default: '12',
    allowed: 'a number from 0.1 to 1000',
    description: 'The speed of the simulation in the demo, as a multiple of real time.',
  }),
  ...networkEntries,
  ...shopEntries,
  ...messageEntries,
  entry({
    name: 'FACEBOOK_APP_SECRET',
    schema: z.string().min(8),
    secret: true,
    allowed: 'the secret of the app',
    description: 'The app secret for sign-in with Facebook, which is off without it.',
  }),
  entry({
    name: 'IDENTITY_TOOLKIT_URL',
    schema: webUrl,
    default: 'https://identitytoolkit.googleapis.com/v1',
    allowed: 'an address like https://identitytoolkit.googleapis.com/v1',
    description: 'The base URL of the Identity Toolkit (Firebase Authentication) or its emulator.',
  }),
  entry({
    name: 'IDENTITY_TOOLKIT_KEY',
    schema: z.string().min(1),
    secret: true,
    allowed: 'the web API key of the project',
    description: 'The web API key for phone codes from the Identity Toolkit, where the settings choose them.',
  }),
  entry({
    name: 'STRIPE_SECRET_KEY',
    schema: z.string().min(8),
    secret: true,
    allowed: 'a secret key of Stripe',
    description: 'The secret key for payment by Stripe Checkout, which is off without it.',
  }),
  entry({
    name: 'STRIPE_WEBHOOK_SECRET',
    schema: z.string().min(8),
    secret: true,
    allowed: 'the signing secret of a Stripe webhook endpoint',
    description: 'The secret that verifies webhooks at /api/v1/payments/webhook/stripe.',
  }),
  entry({
    name: 'STRIPE_API_URL',
    schema: webUrl,
    default: 'https://api.stripe.com',
    allowed: 'an address like https://api.stripe.com',
    description: 'The base URL of the Stripe API.',
  }),
  ...mapEntries,
  entry({
    name: 'LOG_LEVEL',
    schema: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
    default: 'warn',
    allowed: 'trace, debug, info, warn, error, fatal or silent',
    description: 'The lowest level of log lines that are written.',
  }),
] as const;
