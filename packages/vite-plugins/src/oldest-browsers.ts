/**
 * The oldest versions in which storefront and console work as intended, by the names of `@mdn/browser-compat-data`
 * [decision 38]. The builds are lowered for them, and `npm run check -- engines` compares the builds with them.
 */
export const OLDEST_BROWSERS = {
  safari_ios: '16.4',
  safari: '16.4',
  chrome: '109',
  chrome_android: '109',
  samsunginternet_android: '22',
  firefox: '115',
  firefox_android: '115',
} as const;

export type Browser = keyof typeof OLDEST_BROWSERS;

/** The same for people, as README and decision 38 state them. */
export const OLDEST_BROWSERS_TEXT = [
  `iOS ${OLDEST_BROWSERS.safari_ios}`,
  `Safari ${OLDEST_BROWSERS.safari}`,
  `Chrome ${OLDEST_BROWSERS.chrome}`,
  `Samsung Internet ${OLDEST_BROWSERS.samsunginternet_android}`,
  `Firefox ${OLDEST_BROWSERS.firefox}`,
].join(', ');

/** The same for Vite, which has no name for Samsung Internet: version 22 is Chromium 111. */
export const BUILD_TARGET = [
  `ios${OLDEST_BROWSERS.safari_ios}`,
  `safari${OLDEST_BROWSERS.safari}`,
  `chrome${OLDEST_BROWSERS.chrome}`,
  `firefox${OLDEST_BROWSERS.firefox}`,
];
