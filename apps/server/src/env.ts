import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { type EnvEntry, entry } from './env-entry.ts';
import { StartError } from './start-error.ts';

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));

const yesOrNo = z.enum(['1', '0', 'true', 'false']).transform((text) => text === '1' || text === 'true');
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
const milliseconds = z
  .string()
  .regex(/^\d{3,5}$/)
  .transform(Number)
  .refine((number) => number >= 100 && number <= 60_000);
const databaseUrl = z.string().refine((text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text));
const webUrl = z
  .url({ protocol: /^https?$/ })
  .refine((text) => !/[?#]/.test(text))
  .transform((text) => text.replace(/\/+$/, ''));

/** Every variable the product reads; `.env.example` and the documentation are made from this list. */
export const envEntries = [
  entry({
    name: 'PORT',
    schema: port,
    default: '3000',
    secret: false,
    allowed: 'a whole number from 0 to 65535',
    description: 'The port of the shop and its API; 0 takes any free one.',
  }),
  entry({
    name: 'HOST',
    schema: z.string().regex(/^[\w.:%-]+$/),
    default: '0.0.0.0',
    secret: false,
    allowed: 'an address or a host name of this machine',
    description: 'The address to listen at; 127.0.0.1 keeps the shop to this machine.',
  }),
  entry({
    name: 'DATABASE_URL',
    schema: databaseUrl,
    default: null,
    secret: true,
    allowed: 'an address like postgresql://user:password@host:5432/database',
    description: 'A PostgreSQL 15 or newer to use; without it the shop starts its own below DATA_DIR.',
  }),
  entry({
    name: 'DATA_DIR',
    schema: z.string().transform((text) => path.resolve(PROJECT, text)),
    default: '.data',
    secret: false,
    allowed: 'a folder',
    description: 'The folder of the own database and of uploaded files, seen from the project folder.',
  }),
  entry({
    name: 'PUBLIC_URL',
    schema: webUrl,
    default: null,
    secret: false,
    allowed: 'an address like https://shop.example.com',
    description: 'Where customers reach the shop, for links in messages and for search engines.',
  }),
  entry({
    name: 'DEMO',
    schema: yesOrNo,
    default: '1',
    secret: false,
    allowed: '1, 0, true or false',
    description: 'Fills an empty database with the demo city and lets its stores and couriers act.',
  }),
  entry({
    name: 'DEMO_SPEED',
    schema: factor,
    default: '12',
    secret: false,
    allowed: 'a number from 0.1 to 1000',
    description: 'How many times faster than life the stores and couriers of the demo act.',
  }),
  entry({
    name: 'SMTP_URL',
    schema: z.url({ protocol: /^smtps?$/ }),
    default: null,
    secret: true,
    allowed: 'an address like smtps://user:password@host:465',
    description: 'The server that sends mail; without it only the demo has mail, in its own inbox.',
  }),
  entry({
    name: 'MAIL_FROM',
    schema: z.string().regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/),
    default: 'Errand <hello@errand.example>',
    secret: false,
    allowed: 'a sender like Errand <hello@errand.example>',
    description: 'The sender of the mail.',
  }),
  entry({
    name: 'SMS_PROVIDER',
    schema: z.enum(['twilio', 'webhook', 'demo']),
    default: 'demo',
    secret: false,
    allowed: 'twilio, webhook or demo',
    description: 'Who sends SMS; demo sends none, they are shown in the inbox of the demo.',
  }),
  entry({
    name: 'TWILIO_ACCOUNT_SID',
    schema: z.string().regex(/^AC\w+$/),
    default: null,
    secret: false,
    allowed: 'an account that begins with AC',
    description: 'The account at Twilio.',
  }),
  entry({
    name: 'TWILIO_AUTH_TOKEN',
    schema: z.string().min(8),
    default: null,
    secret: true,
    allowed: 'the token of the account',
    description: 'The password of that account.',
  }),
  entry({
    name: 'TWILIO_FROM',
    schema: z.string().regex(/^\+?[\w ]+$/),
    default: null,
    secret: false,
    allowed: 'a phone number or a sender name',
    description: 'The number the SMS come from.',
  }),
  entry({
    name: 'SMS_WEBHOOK_URL',
    schema: webUrl,
    default: null,
    secret: false,
    allowed: 'an address like https://sms.example.com/send',
    description: 'Receives {"to","text"} for every SMS, signed in the header X-Errand-Signature.',
  }),
  entry({
    name: 'SMS_WEBHOOK_SECRET',
    schema: z.string().min(16),
    default: null,
    secret: true,
    allowed: 'at least 16 characters',
    description: 'The key of that signature (HMAC-SHA256 of "time.body").',
  }),
  entry({
    name: 'FACEBOOK_APP_SECRET',
    schema: z.string().min(8),
    default: null,
    secret: true,
    allowed: 'the secret of the app',
    description: 'Without it nobody signs in with Facebook.',
  }),
  entry({
    name: 'IDENTITY_TOOLKIT_URL',
    schema: webUrl,
    default: 'https://identitytoolkit.googleapis.com/v1',
    secret: false,
    allowed: 'an address like https://identitytoolkit.googleapis.com/v1',
    description: 'The identity toolkit (Firebase Authentication), or its emulator.',
  }),
  entry({
    name: 'IDENTITY_TOOLKIT_KEY',
    schema: z.string().min(1),
    default: null,
    secret: true,
    allowed: 'the web API key of the project',
    description: 'With it, phone codes come from the identity toolkit where the shop says so.',
  }),
  entry({
    name: 'JOBS',
    schema: yesOrNo,
    default: '1',
    secret: false,
    allowed: '1, 0, true or false',
    description: 'Whether this process does background work; one process of several is enough.',
  }),
  entry({
    name: 'STRIPE_SECRET_KEY',
    schema: z.string().min(8),
    default: null,
    secret: true,
    allowed: 'a secret key of Stripe',
    description: 'Offers payment by Stripe Checkout.',
  }),
  entry({
    name: 'STRIPE_WEBHOOK_SECRET',
    schema: z.string().min(8),
    default: null,
    secret: true,
    allowed: 'the signing secret of a Stripe webhook endpoint',
    description: 'Checks that messages to /api/v1/payments/webhook/stripe come from Stripe.',
  }),
  entry({
    name: 'STRIPE_API_URL',
    schema: webUrl,
    default: 'https://api.stripe.com',
    secret: false,
    allowed: 'an address like https://api.stripe.com',
    description: 'Where Stripe is reached.',
  }),
  entry({
    name: 'MAP_STYLE_URL',
    schema: z.url({ protocol: /^https?$/ }),
    default: null,
    secret: false,
    allowed: 'an address like https://maps.example.com/style-{theme}.json?language={language}',
    description:
      'The MapLibre style of the street map; {theme} becomes light or dark, {language} en or ar. Without it the city of the database is drawn.',
  }),
  entry({
    name: 'GEOCODER_PROVIDER',
    schema: z.enum(['photon', 'nominatim', 'google']),
    default: null,
    secret: false,
    allowed: 'photon, nominatim or google',
    description:
      'Who finds places and addresses. Without it, and while it does not answer, the city of the database does.',
  }),
  entry({
    name: 'GEOCODER_URL',
    schema: webUrl,
    default: null,
    secret: false,
    allowed: 'an address like https://photon.example.com',
    description: 'Where the geocoder is reached; google has addresses of its own.',
  }),
  entry({
    name: 'GEOCODER_KEY',
    schema: z.string().min(1),
    default: null,
    secret: true,
    allowed: 'the key of the geocoder',
    description: 'The key for google: Places API (New) and Geocoding API.',
  }),
  entry({
    name: 'GEOCODER_TIMEOUT_MS',
    schema: milliseconds,
    default: '2500',
    secret: false,
    allowed: 'a whole number from 100 to 60000',
    description: 'How many milliseconds the geocoder has for an answer.',
  }),
  entry({
    name: 'ROUTER_PROVIDER',
    schema: z.enum(['osrm', 'valhalla', 'google']),
    default: null,
    secret: false,
    allowed: 'osrm, valhalla or google',
    description:
      'Who finds ways along the streets. Without it, and while it does not answer, the city of the database does.',
  }),
  entry({
    name: 'ROUTER_URL',
    schema: webUrl,
    default: null,
    secret: false,
    allowed: 'an address like https://routing.example.com',
    description:
      'Where the router is reached; google has an address of its own. For osrm it may hold {profile}, which becomes car, foot or bike; without it osrm is asked for driving only.',
  }),
  entry({
    name: 'ROUTER_KEY',
    schema: z.string().min(1),
    default: null,
    secret: true,
    allowed: 'the key of the router',
    description: 'The key for google: Routes API.',
  }),
  entry({
    name: 'ROUTER_TIMEOUT_MS',
    schema: milliseconds,
    default: '2500',
    secret: false,
    allowed: 'a whole number from 100 to 60000',
    description: 'How many milliseconds the router has for an answer.',
  }),
  entry({
    name: 'LOG_LEVEL',
    schema: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
    default: 'warn',
    secret: false,
    allowed: 'trace, debug, info, warn, error, fatal or silent',
    description: 'The least important log line that is written.',
  }),
] as const;

type Entries = (typeof envEntries)[number];

/** The checked environment, by the names of the variables. */
export type Env = {
  [E in Entries as E['name']]: z.output<E['schema']> | (E['default'] extends null ? undefined : never);
};

type Source = Record<string, string | undefined>;

/**
 * Reads and checks the environment; an empty variable counts as not set. Throws StartError whose one
 * sentence names the variable, its value (not of secrets) and what is allowed.
 */
export function readEnv(source: Source = process.env): Env {
  const values = envEntries.map((definition) => [definition.name, readEntry(definition, source)]);
  return Object.fromEntries(values) as Env;
}

function readEntry(definition: EnvEntry, source: Source): unknown {
  const text = readText(definition, source) ?? definition.default;
  if (text === null) return undefined;
  const result = definition.schema.safeParse(text);
  if (result.success) return result.data;
  const { name, allowed } = definition;
  throw new StartError(
    definition.secret ? `${name} must be ${allowed}.` : `${name} is "${text}": it must be ${allowed}.`,
  );
}

function readText({ name, secret }: EnvEntry, source: Source): string | null {
  const text = source[name]?.trim() || null;
  const file = secret ? source[`${name}_FILE`]?.trim() : undefined;
  if (!file) return text;
  if (text) throw new StartError(`Both ${name} and ${name}_FILE are set: leave out one of them.`);
  try {
    return readFileSync(file, 'utf8').trim() || null;
  } catch {
    throw new StartError(`${name}_FILE is "${file}": it must be a file that can be read.`);
  }
}
