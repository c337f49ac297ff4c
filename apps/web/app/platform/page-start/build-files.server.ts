import { readdirSync, readFileSync } from 'node:fs';
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

/** Finds the script with the texts of the first views, which the entry imports once it knows the page's language. */
export function createTextsFile(clientFolder: string): (language: string) => string {
  let files: string[] | null = null;
  return (language) => {
    files ??= readdirSync(path.join(clientFolder, 'assets'));
    const file = files.find((name) => name.startsWith(`texts-${language}-`) && name.endsWith('.js'));
    if (!file) throw new Error(`The build has no texts in ${language}.`);
    return `/assets/${file}`;
  };
}
