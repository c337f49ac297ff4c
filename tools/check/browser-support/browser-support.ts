import { globSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { OLDEST_BROWSERS_TEXT } from '@errand/vite-plugins/oldest-browsers.ts';
import { ensureBuild, ensureConsoleBuild } from '../../../apps/server/src/pages/build.ts';
import { findFiles, readText, report } from '../files.ts';
import { cssUses } from './css-features.ts';
import { FALLBACKS } from './fallbacks.ts';
import { scriptUses } from './js-features.ts';
import type { Use } from './support.ts';

const BUILDS = 'apps/{web,console}/build/client/**/*.{js,mjs,css}';
/** Scripts that pages carry inline, so that no build lowers them. */
const INLINE_SCRIPTS =
  'apps/web/app/platform/page-start/{start-script,load-scripts,early-events,apply-storage,reload-once}.ts';
/** Pages that carry their styles. */
const PAGES = ['apps/*/public/*.html', 'apps/{server,api}/src/**/*.ts'];
/** Parts of a template, which compute selectors and colors. */
const COMPUTED = /\$\{(?:[^{}]|\{[^{}]*\})*\}/g;
/** What states the supported browsers to people. */
const STATEMENTS = ['README.md', 'docs/decisions/0038-the-oldest-phone.md'];

/**
 * The builds and the pages with styles of their own use only what the oldest supported browsers have, by the data of MDN,
 * or what has an entry in `fallbacks.ts`. README and decision state these browsers. Builds if sources have changed.
 */
export async function browserSupport(root: string): Promise<string | null> {
  await ensureBuild(root, () => {});
  await ensureConsoleBuild(root, () => {});
  const uses = [
    ...globSync(BUILDS, { cwd: root })
      .toSorted()
      .flatMap((file) => usesOf(readText(root, file), file)),
    ...findFiles(root, INLINE_SCRIPTS).flatMap((file) =>
      scriptsOf(stripTypeScriptTypes(readText(root, file)), file),
    ),
    ...findFiles(root, PAGES).flatMap((file) => pageUses(readText(root, file), file)),
  ];
  return report([...judge(uses), ...unstated(root)]);
}

/** One line for each feature without a fallback, and for each fallback without a use. */
export function judge(uses: Use[], fallbacks: Record<string, string> = FALLBACKS): string[] {
  const features = new Map(uses.map((use) => [use.feature, use]));
  const missing = [...features.values()].filter(({ feature }) => !(feature in fallbacks));
  const unused = Object.keys(fallbacks).filter((feature) => !features.has(feature));
  return [
    ...missing.map(({ feature, place, since }) => `${place}: ${feature} needs ${since}`),
    ...unused.map((feature) => `tools/check/browser-support/fallbacks.ts: ${feature} is not used any more`),
  ];
}

function usesOf(text: string, file: string): Use[] {
  return file.endsWith('.css') ? cssUses(text, file) : scriptsOf(text, file);
}

function scriptsOf(code: string, file: string): Use[] {
  try {
    return scriptUses(code, file);
  } catch (error) {
    return [{ feature: `syntax: ${String(error)}`, place: file, since: 'newer engines' }];
  }
}

function pageUses(text: string, file: string): Use[] {
  const styles = [...text.matchAll(/<style>([^<]*)<\/style>/g)].flatMap(([, css = '']) =>
    cssUses(css.replaceAll(COMPUTED, ''), file),
  );
  if (!file.endsWith('.html')) return styles;
  return [
    ...styles,
    ...[...text.matchAll(/<script>([^<]*)<\/script>/g)].flatMap(([, code = '']) => scriptsOf(code, file)),
  ];
}

function unstated(root: string): string[] {
  return STATEMENTS.filter((file) => !readText(root, file).includes(OLDEST_BROWSERS_TEXT)).map(
    (file) => `${file} must state the oldest browsers: ${OLDEST_BROWSERS_TEXT}`,
  );
}
