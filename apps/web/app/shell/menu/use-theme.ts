import { useBrowserValue } from '@errand/client/browser-value.ts';
import { currentTheme, type Theme } from '@errand/client/theme.ts';

/** The current theme, synchronized with choice and system; null on the server. */
export function useTheme(): Theme | null {
  return useBrowserValue<Theme | null>(subscribe, currentTheme, null);
}

function subscribe(changed: () => void): () => void {
  const chosen = new MutationObserver(changed);
  const system = matchMedia('(prefers-color-scheme: dark)');
  chosen.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  system.addEventListener('change', changed);
  return () => {
    chosen.disconnect();
    system.removeEventListener('change', changed);
  };
}
