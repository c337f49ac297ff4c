import { PAGE_TAGS } from '@errand/contract/content';
import { Parser } from 'htmlparser2';
import sanitize from 'sanitize-html';

const VOID_TAGS = ['br', 'hr'];
/** Tags whose content is code or another document and is removed with them. */
const NON_TEXT_TAGS =
  'script style iframe object svg math template title textarea noscript select option'.split(' ');
const LINK = /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;
const MAX_PASSES = 5;
const ANCHOR = /^[\w-]{1,80}$/;
/** Harmless attributes with the values that they may have: of every tag, and of one. */
const ATTRIBUTES: Record<string, Record<string, RegExp>> = {
  '*': { dir: /^(ltr|rtl|auto)$/, lang: /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,2}$/i },
  th: { colspan: /^\d{1,2}$/, rowspan: /^\d{1,2}$/, scope: /^(row|col)$/ },
  td: { colspan: /^\d{1,2}$/, rowspan: /^\d{1,2}$/ },
  ol: { start: /^\d{1,4}$/ },
  details: { open: /^(open)?$/ },
};

/**
 * Sanitizes a page's HTML: allowed tags only, closed in order, safe links, and an anchor on every `h2`. An `h1` becomes
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
    return { tagName: 'h2', attribs: { ...attribs, id: ANCHOR.test(id) ? id : `section-${sections}` } };
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
          attribs: LINK.test(href.trim()) ? { ...attribs, href: href.trim() } : attribs,
        }),
        '*': (tagName, attribs) => ({ tagName, attribs: harmless(tagName, attribs) }),
      },
    })
      .replace(/<(br|hr) \/>/g, '<$1>')
      // The parser turns a stray </p> into an empty paragraph, as browsers do.
      .replaceAll('<p></p>', '')
  );
}

/** The sections of a sanitized page: every `h2` with its anchor, in order. */
export function outlineOf(cleaned: string): { id: string; title: string }[] {
  const found = cleaned.matchAll(/<h2(?: [^>]*)? id="([^"]+)"[^>]*>([\s\S]*?)<\/h2>/g);
  return [...found].map(([, id = '', title = '']) => ({ id, title: plainText(title) }));
}

/** The first paragraph as plain text for search engines, cut at a word boundary. */
export function summaryOf(cleaned: string, longest = 160): string {
  const text = plainText(/<p(?: [^>]*)?>([\s\S]*?)<\/p>/.exec(cleaned)?.[1] ?? cleaned);
  if (text.length <= longest) return text;
  return `${text.slice(0, longest).replace(/\s+\S*$/, '')}…`;
}

export type RemovedMarkup = { kind: 'tag' | 'attribute'; name: string; count: number };

/** The tags and attributes of an editor's HTML that a page does not show, the most frequent first. */
export function removedFrom(html: string): RemovedMarkup[] {
  const [written, kept] = [countMarkup(html), countMarkup(cleanHtml(html))];
  return [...written]
    .flatMap(([key, count]): RemovedMarkup[] => {
      const [kind, name] = key.split(' ') as [RemovedMarkup['kind'], string];
      const removed = count - (kept.get(key) ?? 0);
      return removed > 0 ? [{ kind, name, count: removed }] : [];
    })
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

/** How often tags occur, and attributes of the tags that pages keep. */
function countMarkup(html: string): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (key: string) => void counts.set(key, (counts.get(key) ?? 0) + 1);
  const parser = new Parser({
    onopentag(written, attribs) {
      // A page shows an `h1` as a section.
      const name = written === 'h1' ? 'h2' : written;
      add(`tag ${name}`);
      if (!PAGE_TAGS.includes(name)) return;
      for (const attribute of Object.keys(attribs))
        if (!(name === 'h2' && attribute === 'id')) add(`attribute ${attribute}`);
    },
  });
  parser.end(html);
  return counts;
}

function plainText(html: string): string {
  const text = html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  const names: Record<string, string> = { lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'", amp: '&' };
  return text.replace(/&(lt|gt|quot|nbsp|#39|amp);/g, (_, name: string) => names[name] ?? '').trim();
}
