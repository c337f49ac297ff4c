import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  deferredStyles,
  firstStyles,
  type PreparedStyles,
  prepareStyles,
  type UsedSelectors,
  usedSelectors,
} from './used-styles.server.ts';

export type PageStyles = {
  /** The rules of a style sheet that a page uses, and the address of all its other rules. */
  split: (href: string, html: string) => { first: string; deferred: string };
  /** The other rules behind an address of `split`; null if no page of this build has that address. */
  deferred: (query: URLSearchParams) => string | null;
};

/** The path that the server serves with `deferred`. */
const DEFERRED_STYLES = '/assets/deferred-styles.css';
const SHEET = /^[\w-]+\.css$/;

/**
 * Splits the style sheets of a build. The address names the used rules, so that any server of the build can serve it.
 */
export function createPageStyles(clientFolder: string): PageStyles {
  const prepared = new Map<string, PreparedStyles>();

  function stylesOf(sheet: string): PreparedStyles {
    const known = prepared.get(sheet);
    if (known) return known;
    const styles = prepareStyles(readFileSync(path.join(clientFolder, 'assets', sheet), 'utf8'));
    prepared.set(sheet, styles);
    return styles;
  }

  return {
    split(href, html) {
      const sheet = path.basename(href.replace('#', ''));
      const styles = stylesOf(sheet);
      const used = usedSelectors(styles, html);
      const query = new URLSearchParams({ sheet, used: encode(used) });
      return { first: firstStyles(styles, used), deferred: `${DEFERRED_STYLES}?${query}` };
    },
    deferred(query) {
      const sheet = query.get('sheet') ?? '';
      if (!SHEET.test(sheet) || !existsSync(path.join(clientFolder, 'assets', sheet))) return null;
      const styles = stylesOf(sheet);
      const used = decode(query.get('used') ?? '');
      return used.length === bytesOf(styles.selectors) * 8 ? deferredStyles(styles, used) : null;
    },
  };
}

/** One bit for each selector, in base64url. */
function encode(used: UsedSelectors): string {
  const bytes = Buffer.alloc(bytesOf(used.length));
  for (const [number, isUsed] of used.entries()) {
    if (isUsed) bytes[number >> 3] = (bytes[number >> 3] ?? 0) | (1 << (number & 7));
  }
  return bytes.toString('base64url');
}

function bytesOf(bits: number): number {
  return Math.ceil(bits / 8);
}

function decode(text: string): UsedSelectors {
  return [...Buffer.from(text, 'base64url')].flatMap((byte) =>
    Array.from({ length: 8 }, (_, bit) => (byte & (1 << bit)) !== 0),
  );
}
