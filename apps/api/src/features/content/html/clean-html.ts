import { isAnchor, isSafeLink } from '@errand/domain/rich-text';
import sanitize from 'sanitize-html';

/** The tags that pages of the version before blocks have shown. */
const PAGE_TAGS = [
  ...'p h2 h3 h4 ul ol li dl dt dd strong em b i u s small sub sup code pre a blockquote details summary'.split(
    ' ',
  ),
  ...'table caption thead tbody tfoot tr th td br hr'.split(' '),
  // Only for the direction and the language of words.
  'span',
];
const VOID_TAGS = ['br', 'hr'];
/** Tags whose content is code or another document and is removed with them. */
const NON_TEXT_TAGS =
  'script style iframe object svg math template title textarea noscript select option'.split(' ');
const MAX_PASSES = 5;
/** Harmless attributes with the values that they may have: of every tag, and of one. */
const ATTRIBUTES: Record<string, Record<string, RegExp>> = {
  '*': { dir: /^(ltr|rtl|auto)$/, lang: /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,2}$/i },
  th: { colspan: /^\d{1,2}$/, rowspan: /^\d{1,2}$/, scope: /^(row|col)$/ },
  td: { colspan: /^\d{1,2}$/, rowspan: /^\d{1,2}$/ },
  ol: { start: /^\d{1,4}$/ },
  details: { open: /^(open)?$/ },
};

/**
 * Sanitizes the HTML that the version before blocks has stored, as it showed it: allowed tags only, closed in order, safe links, and an anchor on every `h2`. An `h1` becomes
 * an `h2`, because the page has its own. Operators paste pages from anywhere. Attributes that only describe a text or a
 * table remain. Idempotent.
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

const ALLOWED = Object.fromEntries(
  Object.entries(ATTRIBUTES).map(([tag, values]) => [tag, Object.keys(values)]),
);

/** The attributes without those of `ATTRIBUTES` that have another value. */
function harmless(tag: string, attribs: sanitize.Attributes): sanitize.Attributes {
  const forms = { ...ATTRIBUTES['*'], ...ATTRIBUTES[tag] };
  return Object.fromEntries(
    Object.entries(attribs).filter(([name, value]) => forms[name]?.test(value.trim()) ?? true),
  );
}

function sanitizeOnce(html: string): string {
  let sections = 0;
  const heading: sanitize.Transformer = (_tag, { id = '', ...attribs }) => {
    sections += 1;
    return { tagName: 'h2', attribs: { ...attribs, id: isAnchor(id) ? id : `section-${sections}` } };
  };
  return (
    sanitize(html, {
      allowedTags: PAGE_TAGS,
      allowedAttributes: { ...ALLOWED, a: ['href'], h2: ['id'] },
      nonTextTags: NON_TEXT_TAGS,
      selfClosing: VOID_TAGS,
      transformTags: {
        h1: heading,
        h2: heading,
        a: (tagName, { href = '', ...attribs }) => ({
          tagName,
          attribs: isSafeLink(href.trim()) ? { ...attribs, href: href.trim() } : attribs,
        }),
        '*': (tagName, attribs) => ({ tagName, attribs: harmless(tagName, attribs) }),
      },
    })
      .replace(/<(br|hr) \/>/g, '<$1>')
      // The parser turns a stray </p> into an empty paragraph, as browsers do.
      .replaceAll('<p></p>', '')
  );
}
