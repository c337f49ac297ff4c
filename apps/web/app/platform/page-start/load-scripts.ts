/**
 * Returns a function that requests the page's style sheets and scripts, once; `critical-path.server.ts` has listed them.
 * Scripts run after the sheets have arrived, because they open what only the sheets style.
 */
export function loadScripts(): () => void {
  let begun = false;

  // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs inline, without the rest of this module
  function addLink(rel: string, href: string): Promise<void> {
    const link = document.createElement('link');
    link.rel = rel;
    link.href = href;
    document.head.append(link);
    return new Promise((resolve) => {
      link.addEventListener('load', () => resolve());
      link.addEventListener('error', () => resolve());
    });
  }

  return function begin() {
    if (begun) return;
    const scripts = document.getElementById('page-scripts');
    if (!scripts) {
      document.addEventListener('DOMContentLoaded', begin, { once: true });
      return;
    }
    begun = true;
    const { sheets, modules } = JSON.parse(scripts.dataset.later ?? '') as Record<
      'sheets' | 'modules',
      string[]
    >;
    const styled = sheets.map((href) => addLink('stylesheet', href));
    for (const href of modules) void addLink('modulepreload', href);
    void Promise.all(styled).then(() => {
      const script = document.createElement('script');
      script.type = 'module';
      script.textContent = scripts.textContent;
      scripts.after(script);
    });
  };
}
