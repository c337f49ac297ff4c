import { setCookie } from './cookies.ts';

export type Theme = 'light' | 'dark';

/** Tells the other tabs; cookies tell nobody. */
const CHANNEL = 'theme';
/** The cookie that lets the server render the chosen theme. */
export const THEME_COOKIE = 'theme';

/** The theme on the page now: the chosen one, else the system's. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Chooses a theme at once, in every tab; the cookie lets the server send the next page with it, without a flash. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  setCookie(THEME_COOKIE, theme);
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(theme);
  channel.close();
}

/** Follows what other tabs choose. Gives back how to stop. */
export function followTheme(): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    if (data === 'light' || data === 'dark') document.documentElement.dataset.theme = data;
  };
  return () => channel.close();
}
