import { THEME_COOKIE } from '@errand/client/theme.ts';

/** Local storage keys exactly as the specification lists them (000 §3). */
export const STORAGE = {
  token: 'token',
  guestId: 'guest_id',
  location: 'location',
  point: 'currentLatLng',
  zoneIds: 'zoneid',
  module: 'module',
  language: 'language-setting',
  country: 'country',
  rememberedCredentials: 'userDatafor',
} as const;

/** First-party cookies: what the server must know to render the first page. Never the token. */
export const COOKIES = {
  zoneIds: 'zones',
  module: 'module',
  language: 'language',
  theme: THEME_COOKIE,
  cell: 'cell',
} as const;
