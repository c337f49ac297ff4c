type List = { sheets: string[]; modules: string[] };

/**
 * Loads the page's deferred styles and its scripts, as listed by `critical-path.server.ts`. `fetchAhead` requests the
 * scripts at a low priority. `begin` runs them once, after the styles have loaded, because the scripts show elements
 * that only these styles cover.
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

  /** Calls `then` with the document's list as soon as the list has been parsed. */
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs inline, without the rest of this module
  function withList(then: (list: List, scripts: HTMLElement) => void): void {
    const scripts = document.getElementById('page-scripts');
    if (scripts) then(JSON.parse(scripts.dataset.deferred ?? '') as List, scripts);
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
      // In a task of its own, because starting a worker blocks a cheap phone for long.
      setTimeout(() => new Worker('/format-data.js', { name: document.documentElement.lang }));
      const styled = sheets.map((href) => addLink('stylesheet', href));
      fetchModules(modules, 'auto');
      void Promise.all(styled).then((arrived) => {
        if (arrived.includes(false)) {
          // Falls back to the whole sheets, because the server no longer has the page's build.
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
