/**
 * Leaves the browser nothing to request before the first paint but the page, its fonts and its largest picture: the page
 * carries the style rules it uses, and lists its style sheets and scripts for `start-script.ts`, which requests them
 * afterwards, with `furtherModules` that no link names. Without scripts the sheets are plain links.
 */
export function onCriticalPath(
  html: string,
  furtherModules: string[],
  stylesOf: (sheets: string[], html: string) => string,
): string {
  const sheets: string[] = [];
  const modules = [...furtherModules];
  let pictures = 0;
  const lean = html.replaceAll(/<link [^>]*>/g, (link) => {
    if (link.includes('rel="stylesheet"')) {
      sheets.push(addressOf(link));
      return '';
    }
    if (link.includes('rel="modulepreload"')) {
      modules.push(addressOf(link));
      return '';
    }
    // React adds one for every eager picture; the browser finds the others by itself.
    if (link.includes('as="image"')) {
      pictures += link.includes('fetchPriority="high"') ? 1 : 0;
      return link.includes('fetchPriority="high"') && pictures === 1 ? link : '';
    }
    return link;
  });
  const unscripted = sheets.map((href) => `<link rel="stylesheet" href="${href}"/>`).join('');
  const head = `<style data-first>${stylesOf(sheets, lean)}</style><noscript>${unscripted}</noscript></head>`;
  const later = JSON.stringify({ sheets, modules }).replaceAll("'", '&#39;');
  return lean
    .replace('</head>', () => head)
    .replace(
      '<script type="module" async="">',
      () => `<script type="text/plain" id="page-scripts" data-later='${later}'>`,
    );
}

function addressOf(link: string): string {
  return / href="([^"]*)"/.exec(link)?.[1] ?? '';
}
