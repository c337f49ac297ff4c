import type { Rolldown } from 'vite';

type Graph = { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null };

const LANDING = 'landing/routes/landing-page';
/** The pages of the shop, which visitors move between. */
const SHOP = [
  'home/routes/home-page',
  'stores/routes/store-page',
  'catalog/routes/product-page',
  'catalog/routes/category-page',
];
/** Hydrates last. */
const FOOTER = 'shell/footer/footer';
/** Any other page, and what is loaded on demand. */
const OTHER = 'other';
/** Characters of source code. */
const SMALL = 2500;
/** Never part of another chunk: styles, texts, and the entry, which would hydrate before the page has been loaded. */
const APART = /\.css(?:$|\?)|virtual:texts|\/entry\.client\.tsx/;
/** Its imports serve only its schemas, which the build drops. */
const CONTRACT = /\/packages\/contract\/src\//;

/**
 * The chunks of the storefront: libraries of the layout (`vendor`), the layout (`app`), what the landing page shares
 * with a page of the shop (`common`), and what pages of the shop share with each other (`shop`). Small modules of the
 * landing page (`landing`) and the shop that other entries use too are grouped as well. The rest is split by use.
 */
export function chunkGroups() {
  const entriesOf = cachedEntries();
  return [
    group('vendor', 5, (id, entries) => isLibrary(id) && entries.has('app')),
    group('app', 4, (_id, entries) => entries.has('app')),
    group('common', 3, (_id, entries) => entries.has(LANDING) && shopPages(entries) > 0),
    group('shop', 2, (id, entries, graph) => shopPages(entries) > (isSmallPart(id, entries, graph) ? 0 : 1)),
    group('landing', 2, (id, entries, graph) => entries.has(LANDING) && isSmallPart(id, entries, graph)),
    group('footer', 1, (_id, entries) => entries.has(FOOTER) && !isFirst(entries)),
  ];

  /** Whether a module is small and shared; in a file of its own its request would cost more than its bytes. */
  function isSmallPart(id: string, entries: Set<string>, graph: Graph): boolean {
    if (!entries.has(OTHER)) return false;
    const { code, importedIds = [] } = graph.getModuleInfo(id) ?? {};
    const isSmall = (code?.length ?? 0) < SMALL;
    return CONTRACT.test(id) || (isSmall && importedIds.every((part) => entriesOf(part, graph).has('app')));
  }

  function group(
    name: string,
    priority: number,
    includes: (id: string, entries: Set<string>, graph: Graph) => boolean,
  ) {
    return {
      name: (id: string, graph: Graph) => (includes(id, entriesOf(id, graph), graph) ? name : null),
      debugName: name,
      test: (id: string) => !APART.test(id),
      priority,
    };
  }
}

function isFirst(entries: Set<string>): boolean {
  return entries.has(LANDING) || shopPages(entries) > 0;
}

/** The number of pages of the shop among `entries`. */
function shopPages(entries: Set<string>): number {
  return SHOP.filter((page) => entries.has(page)).length;
}

function isLibrary(id: string): boolean {
  return id.includes('/node_modules/') || !id.startsWith('/');
}

/** The entries that import a module, directly or not: `app` for the layout, pages of the shop by name. */
function cachedEntries() {
  const cache = new Map<string, Set<string>>();
  return function entriesOf(id: string, graph: Graph): Set<string> {
    const known = cache.get(id);
    if (known) return known;
    const entries = new Set<string>();
    const seen = new Set([id]);
    for (const module of seen) {
      const entry = entryName(module);
      if (entry) entries.add(entry);
      const info = graph.getModuleInfo(module);
      if (!entry && (info?.isEntry || info?.dynamicImporters.length)) entries.add(OTHER);
      for (const importer of info?.importers ?? []) if (!CONTRACT.test(importer)) seen.add(importer);
    }
    cache.set(id, entries);
    return entries;
  };
}

function entryName(id: string): string | undefined {
  if (/\/app\/(?:root|entry\.client)\.tsx/.test(id)) return 'app';
  if (id.includes(`/app/${FOOTER}.tsx`)) return FOOTER;
  return [LANDING, ...SHOP].find((page) => id.includes(`/features/${page}.tsx`));
}

/** `texts-ar`, which `npm run budgets` finds by this name, and `deferred-texts-ar`. */
export function chunkFileName({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const [, deferred, language] = /virtual:texts\/(deferred\/)?(\w+)/.exec(facadeModuleId ?? '') ?? [];
  return language
    ? `assets/${deferred ? 'deferred-' : ''}texts-${language}-[hash].js`
    : 'assets/[name]-[hash].js';
}
