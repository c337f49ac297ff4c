import { createHash } from 'node:crypto';

/**
 * The hashes of a page's inline scripts for its Content-Security-Policy, and the page without the nonce. Only scripts of
 * the renderer know the nonce of their rendering, so a script that came in with data is not hashed and does not run. A
 * cached page cannot keep a nonce: all its visitors would share it.
 */
export function hashScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const attribute = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (text !== '' && attributes.includes(attribute)) hashes.add(hashOf(text));
  }
  return { html: html.replaceAll(attribute, ''), hashes: [...hashes] };
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
