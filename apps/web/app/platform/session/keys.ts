import { THEME_COOKIE } from '@errand/client/theme.ts';

/** Local storage keys, as specified [STORAGE-01..06]. */
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

/** First-party cookies with what the server needs to render the first page. Never the token. */
export const COOKIES = {
  zoneIds: 'zones',
  module: 'module',
  language: 'language',
  theme: THEME_COOKIE,
  cell: 'cell',
  interests: 'interests',
} as const;

/** Local storage key of the method that paid the last order. */
export const KNOWN_PAYMENT = 'known-payment';

/** Local storage key of the notice about cookies that the visitor has closed. */
export const COOKIE_NOTICE = 'cookie-notice';

/** Local storage key of the push subscription that the server has of this browser. */
export const PUSH_DEVICE = 'push-device';
