/**
 * Returns a function that requests the page's later styles and its scripts, once; `critical-path.server.ts` has listed
 * them. Scripts run after the styles have arrived, because they open what only these style.
 */
export function loadScripts(): () => void {
  let begun = false;

  // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs inline, without the rest of this module
  function addLink(rel: string, href: string): Promise<boolean> {
    const link = document.createElement('link');
    link.rel = rel;
    link.href = href;
    document.head.append(link);
    return new Promise((resolve) => {
      link.addEventListener('load', () => resolve(true));
      link.addEventListener('error', () => resolve(false));
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
    // In a task of its own: a worker takes a cheap phone as long as the rest of this function.
    setTimeout(() => new Worker('/format-data.js', { name: document.documentElement.lang }));
    const { sheets, modules } = JSON.parse(scripts.dataset.later ?? '') as Record<
      'sheets' | 'modules',
      string[]
    >;
    const styled = sheets.map((href) => addLink('stylesheet', href));
    for (const href of modules) void addLink('modulepreload', href);
    void Promise.all(styled).then((arrived) => {
      if (arrived.includes(false)) {
        // The whole sheets, for a page of a build that this server no longer has.
        const whole = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]');
        for (const link of whole) link.disabled = false;
      }
      const script = document.createElement('script');
      script.type = 'module';
      script.textContent = scripts.textContent;
      scripts.after(script);
    });
  };
}
