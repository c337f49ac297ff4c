import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type PreparedStyles, prepareStyles, usedStyles } from './used-styles.server.ts';

/** Reads the style sheets of a build once and returns the rules of them that a page uses. */
export function createPageStyles(clientFolder: string): (sheets: string[], html: string) => string {
  const prepared = new Map<string, PreparedStyles>();
  return (sheets, html) =>
    usedStyles(
      sheets.map((href) => {
        const known = prepared.get(href);
        if (known) return known;
        const styles = prepareStyles(readFileSync(path.join(clientFolder, href.replace('#', '')), 'utf8'));
        prepared.set(href, styles);
        return styles;
      }),
      html,
    );
}
