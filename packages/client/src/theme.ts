import { setCookie } from './cookies.ts';

export type Theme = 'light' | 'dark';

/** Notifies the other tabs, as cookie changes fire no event. */
const CHANNEL = 'theme';
/** The cookie that lets the server render the chosen theme. */
export const THEME_COOKIE = 'theme';

/** Background colors of pages, for the browser's own bars. */
export const THEME_COLORS: Record<Theme, string> = { light: '#fefcfb', dark: '#161210' };

/** The current theme: the chosen one, else the system's. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Applies a theme in every tab; the cookie lets the server render the next page with it. */
export function chooseTheme(theme: Theme): void {
  showTheme(theme);
  setCookie(THEME_COOKIE, theme);
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(theme);
  channel.close();
}

/** Follows theme changes of other tabs, and of pages that followed this one. Returns the unsubscribe function. */
export function followTheme(): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'light' || data === 'dark') showTheme(data);
  });
  window.addEventListener('pageshow', restoreTheme);
  return () => {
    channel.close();
    window.removeEventListener('pageshow', restoreTheme);
  };
}

/** A page in the back/forward cache receives no messages. */
function restoreTheme({ persisted }: PageTransitionEvent): void {
  const chosen = new RegExp(`(?:^|; )${THEME_COOKIE}=(light|dark)`).exec(document.cookie)?.[1];
  if (persisted && chosen) showTheme(chosen as Theme);
}

function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  // Includes the tags for the system's themes, which the chosen theme overrides.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = THEME_COLORS[theme];
}
