/** The map style for the page's theme and language. */
export function styleUrl(language: string): string {
  return `/map/style.json?theme=${isDark() ? 'dark' : 'light'}&language=${language}`;
}

/**
 * Runs `changed` when the page's theme changes, by the visitor's setting or the system's. Returns the unsubscribe
 * function.
 */
export function watchTheme(changed: () => void): () => void {
  let before = isDark();
  const compare = () => {
    if (isDark() === before) return;
    before = isDark();
    changed();
  };
  const observer = new MutationObserver(compare);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', compare);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', compare);
  };
}

function isDark(): boolean {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
}
