import sanitize from 'sanitize-html';

const VOID_TAGS = ['br', 'hr'];
const TAGS = 'p h2 h3 h4 ul ol li strong em b i u a blockquote table thead tbody tr th td'.split(' ');
/** Tags whose content is code or another document and is removed with them. */
const NON_TEXT_TAGS =
  'script style iframe object svg math template title textarea noscript select option'.split(' ');
const LINK = /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;
const MAX_PASSES = 5;
const ANCHOR = /^[\w-]{1,80}$/;

/**
 * Sanitizes a page's HTML: allowed tags only, closed in order, safe links, and an anchor on every `h2`. An `h1` becomes
 * an `h2`, because the page has its own. Operators paste pages from anywhere. Idempotent.
 */
export function cleanHtml(html: string): string {
  let cleaned = sanitizeOnce(html);
  // If a broken tag was dropped between two links, the second pass closes the first link.
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const again = sanitizeOnce(cleaned);
    if (again === cleaned) break;
    cleaned = again;
  }
  return cleaned;
}

function sanitizeOnce(html: string): string {
  let sections = 0;
  const heading: sanitize.Transformer = (_tag, { id = '' }) => {
    sections += 1;
    return { tagName: 'h2', attribs: { id: ANCHOR.test(id) ? id : `section-${sections}` } };
  };
  return (
    sanitize(html, {
      allowedTags: [...TAGS, ...VOID_TAGS],
      allowedAttributes: { a: ['href'], h2: ['id'] },
      nonTextTags: NON_TEXT_TAGS,
      selfClosing: VOID_TAGS,
      transformTags: {
        h1: heading,
        h2: heading,
        a: (tagName, { href = '' }) => ({
          tagName,
          attribs: LINK.test(href.trim()) ? { href: href.trim() } : {},
        }),
      },
    })
      .replace(/<(br|hr) \/>/g, '<$1>')
      // The parser turns a stray </p> into an empty paragraph, as browsers do.
      .replaceAll('<p></p>', '')
  );
}

/** The sections of a sanitized page: every `h2` with its anchor, in order. */
export function outlineOf(cleaned: string): { id: string; title: string }[] {
  const found = cleaned.matchAll(/<h2 id="([^"]+)">([\s\S]*?)<\/h2>/g);
  return [...found].map(([, id = '', title = '']) => ({ id, title: plainText(title) }));
}

/** The first paragraph as plain text for search engines, cut at a word boundary. */
export function summaryOf(cleaned: string, longest = 160): string {
  const text = plainText(/<p>([\s\S]*?)<\/p>/.exec(cleaned)?.[1] ?? cleaned);
  if (text.length <= longest) return text;
  return `${text.slice(0, longest).replace(/\s+\S*$/, '')}…`;
}

function plainText(html: string): string {
  const text = html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  const names: Record<string, string> = { lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'", amp: '&' };
  return text.replace(/&(lt|gt|quot|nbsp|#39|amp);/g, (_, name: string) => names[name] ?? '').trim();
}
