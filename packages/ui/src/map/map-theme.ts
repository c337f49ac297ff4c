/** The style of the page's theme and language. */
export function styleUrl(language: string): string {
  return `/map/style.json?theme=${isDark() ? 'dark' : 'light'}&language=${language}`;
}

/** Tells when the page becomes light or dark, by the visitor's switch or by the system's. Returns how to stop. */
export function watchTheme(changed: () => void): () => void {
  let before = isDark();
  const look = () => {
    if (isDark() === before) return;
    before = isDark();
    changed();
  };
  const observer = new MutationObserver(look);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', look);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', look);
  };
}

function isDark(): boolean {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
}
