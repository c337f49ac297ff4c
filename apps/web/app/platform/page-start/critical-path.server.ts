import type { PageStyles } from './page-styles.server.ts';

/**
 * Limits what the browser requests before the first paint to the page, its fonts and its largest picture. The page
 * inlines the style rules it uses. It lists the other rules, its scripts and `furtherModules`, which no link names;
 * `start-script.ts` requests them afterwards. The whole sheets stay as disabled links, which React expects, and are
 * plain links without scripts.
 */
export function optimizeCriticalPath(
  html: string,
  furtherModules: string[],
  splitStyles: PageStyles['split'],
): string {
  const sheets: string[] = [];
  const modules = [...furtherModules];
  let pictures = 0;
  const lean = html.replaceAll(/<link [^>]*>/g, (link) => {
    if (link.includes('rel="stylesheet"')) {
      sheets.push(addressOf(link));
      return link.replace('<link ', '<link disabled="" ');
    }
    if (link.includes('rel="modulepreload"')) {
      modules.push(addressOf(link));
      return '';
    }
    // React preloads every eager picture; the browser finds all but the largest by itself.
    if (link.includes('as="image"')) {
      pictures += link.includes('fetchPriority="high"') ? 1 : 0;
      return link.includes('fetchPriority="high"') && pictures === 1 ? link : '';
    }
    return link;
  });
  const unscripted = sheets.map((href) => `<link rel="stylesheet" href="${href}"/>`).join('');
  const styles = sheets.map((href) => splitStyles(href, lean));
  const first = styles.map((style) => style.first).join('');
  const head = `<style data-first>${first}</style><noscript>${unscripted}</noscript></head>`;
  const deferred = JSON.stringify({ sheets: styles.map((style) => style.deferred), modules }).replaceAll(
    "'",
    '&#39;',
  );
  return lean
    .replace('</head>', () => head)
    .replace(
      '<script type="module" async="">',
      () => `<script type="text/plain" id="page-scripts" data-deferred='${deferred}'>`,
    );
}

function addressOf(link: string): string {
  return / href="([^"]*)"/.exec(link)?.[1] ?? '';
}
