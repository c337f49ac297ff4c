import { z } from 'zod';
import { entry } from './env-entry.ts';
import { webUrl } from './web-url.ts';

const milliseconds = z
  .string()
  .regex(/^\d{3,5}$/)
  .transform(Number)
  .refine((number) => number >= 100 && number <= 60_000);
const origins = z
  .string()
  .transform((text) => text.trim().split(/\s+/))
  .refine((list) => list.every((origin) => /^https?:\/\/(\*\.)?[\w.-]+(:\d{1,5})?$/.test(origin)));

/** Variables of the street map on pages, and of the services for addresses and routes. */
export const mapEntries = [
  entry({
    name: 'MAP_STYLE_URL',
    schema: z.url({ protocol: /^https?$/ }),
    allowed: 'an address like https://maps.example.com/style-{theme}.json?language={language}',
    description:
      'The MapLibre style of the street map; {theme} becomes light or dark, {language} en or ar. Without it the map shows the city in the database, or no streets.',
  }),
  entry({
    name: 'MAP_ORIGINS',
    schema: origins,
    allowed: 'origins like https://tiles.example.com, separated by spaces; *. may begin the host',
    description:
      'The hosts from which the style of MAP_STYLE_URL loads tiles, glyphs and sprites, besides its own. Browsers block all others.',
  }),
  entry({
    name: 'GEOCODER_PROVIDER',
    schema: z.enum(['photon', 'nominatim', 'google']),
    allowed: 'photon, nominatim or google',
    description:
      'The geocoder. Without it, or while it is unavailable, places and addresses come from the city in the database.',
  }),
  entry({
    name: 'GEOCODER_URL',
    schema: webUrl,
    allowed: 'an address like https://photon.example.com',
    description: 'The base URL of the geocoder; not needed for google.',
  }),
  entry({
    name: 'GEOCODER_KEY',
    schema: z.string().min(1),
    secret: true,
    allowed: 'the API key of the geocoder',
    description: 'The API key for google: Places API (New) and Geocoding API.',
  }),
  entry({
    name: 'GEOCODER_TIMEOUT_MS',
    schema: milliseconds,
    default: '2500',
    allowed: 'a whole number from 100 to 60000',
    description: 'The timeout of a geocoder request in milliseconds.',
  }),
  entry({
    name: 'ROUTER_PROVIDER',
    schema: z.enum(['osrm', 'valhalla', 'google']),
    allowed: 'osrm, valhalla or google',
    description:
      'The router. Without it, or while it is unavailable, routes follow the streets in the database.',
  }),
  entry({
    name: 'ROUTER_URL',
    schema: webUrl,
    allowed: 'an address like https://routing.example.com',
    description:
      'The base URL of the router; not needed for google. For osrm, {profile} becomes car, foot or bike; without it only driving routes use osrm.',
  }),
  entry({
    name: 'ROUTER_KEY',
    schema: z.string().min(1),
    secret: true,
    allowed: 'the API key of the router',
    description: 'The API key for google: Routes API.',
  }),
  entry({
    name: 'ROUTER_TIMEOUT_MS',
    schema: milliseconds,
    default: '2500',
    allowed: 'a whole number from 100 to 60000',
    description: 'The timeout of a router request in milliseconds.',
  }),
] as const;
