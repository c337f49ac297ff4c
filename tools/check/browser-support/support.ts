import { type Browser, OLDEST_BROWSERS } from '@errand/vite-plugins/oldest-browsers.ts';
import type { Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';

/** A use of a feature that a supported browser lacks: its name, where it is, and since when the browsers have it. */
export type Use = { feature: string; place: string; since: string };

/**
 * The supported browsers that lack a feature, each with the version that brought it: "firefox 121"; empty when all have
 * it. A feature that a browser supports only in part or behind a flag counts as missing. `prefixes` are those that the use also has.
 */
export function lacking(node: Identifier | undefined, prefixes: readonly string[] = []): string[] {
  // oxlint-disable-next-line no-underscore-dangle -- the name in MDN's data
  const support = node?.__compat?.support;
  if (!support) return [];
  return Object.entries(OLDEST_BROWSERS).flatMap(([browser, oldest]) => {
    const statement = support[browser as Browser];
    if (!statement) return [];
    const since = Math.min(...[statement].flat().map((each) => sinceOf(each, prefixes)));
    if (since <= Number(oldest)) return [];
    return [`${browser} ${since === Infinity ? 'never' : since}`];
  });
}

function sinceOf(statement: SimpleSupportStatement, prefixes: readonly string[]): number {
  const { version_added: added, version_removed: removed, flags, prefix, partial_implementation } = statement;
  if (removed || flags || partial_implementation || statement.alternative_name) return Infinity;
  if (prefix && !prefixes.includes(prefix)) return Infinity;
  return typeof added === 'string' && added !== 'preview' ? Number(added.replace('≤', '')) : Infinity;
}
