type List = { sheets: string[]; modules: string[] };

/**
 * Loads the page's later styles and its scripts, which `critical-path.server.ts` has listed. `fetchAhead` requests the
 * scripts behind everything else; `begin` runs them, once, after the styles have arrived, because they open what only these
 * style.
 */
export function loadScripts() {
  let fetched = false;
  let begun = false;

  // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs inline, without the rest of this module
  function addLink(rel: string, href: string, fetchPriority: 'auto' | 'low' = 'auto'): Promise<boolean> {
    const link = document.createElement('link');
    link.rel = rel;
    link.href = href;
    link.fetchPriority = fetchPriority;
    document.head.append(link);
    return new Promise((resolve) => {
      link.addEventListener('load', () => resolve(true));
      link.addEventListener('error', () => resolve(false));
    });
  }

  /** Calls `then` with what the document lists, as soon as it has been parsed so far. */
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs inline, without the rest of this module
  function withList(then: (list: List, scripts: HTMLElement) => void): void {
    const scripts = document.getElementById('page-scripts');
    if (scripts) then(JSON.parse(scripts.dataset.later ?? '') as List, scripts);
    else document.addEventListener('DOMContentLoaded', () => withList(then), { once: true });
  }

  function fetchModules(modules: string[], priority: 'auto' | 'low'): void {
    if (!fetched) for (const href of modules) void addLink('modulepreload', href, priority);
    fetched = true;
  }

  function fetchAhead(): void {
    withList(({ modules }) => fetchModules(modules, 'low'));
  }

  function begin(): void {
    if (begun) return;
    begun = true;
    withList(({ sheets, modules }, scripts) => {
      // In a task of its own: a worker takes a cheap phone as long as the rest of this function.
      setTimeout(() => new Worker('/format-data.js', { name: document.documentElement.lang }));
      const styled = sheets.map((href) => addLink('stylesheet', href));
      fetchModules(modules, 'auto');
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
    });
  }

  return { fetchAhead, begin };
}
