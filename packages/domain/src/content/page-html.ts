/** Allowed text markup. Everything else is removed, because operators paste pages from anywhere. */
const ALLOWED = new Set(
  'p h2 h3 h4 ul ol li strong em b i u a blockquote br hr table thead tbody tr th td'.split(' '),
);
const VOID = new Set(['br', 'hr']);
const LINK = /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;
const TOKEN =
  /<!--[\s\S]*?-->|<(script|style|iframe|object|svg|math|template|title|textarea|noscript|select)\b[\s\S]*?<\/\1\s*>|<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</gi;

/**
 * Sanitizes a page's HTML: allowed tags only, closed in order, safe links, and an anchor on every `h2`. An `h1` becomes an
 * `h2`, because the page has its own. Idempotent.
 */
export function cleanHtml(html: string): string {
  const open: string[] = [];
  let sections = 0;
  let out = '';
  for (const [whole, , slash, written = '', attributes = ''] of html.matchAll(TOKEN)) {
    if (!whole.startsWith('<')) out += whole.replaceAll('>', '&gt;');
    else if (whole === '<') out += '&lt;';
    else if (written) {
      const tag = written.toLowerCase() === 'h1' ? 'h2' : written.toLowerCase();
      if (!ALLOWED.has(tag)) continue;
      if (slash) out += closeUpTo(open, tag);
      else {
        if (tag === 'h2') sections += 1;
        if (!VOID.has(tag)) open.push(tag);
        out += `<${tag}${attributesOf(tag, attributes, sections)}>`;
      }
    }
  }
  return out + open.toReversed().map(closing).join('');
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

function closeUpTo(open: string[], tag: string): string {
  const at = open.lastIndexOf(tag);
  return at < 0 ? '' : open.splice(at).toReversed().map(closing).join('');
}

function closing(tag: string): string {
  return `</${tag}>`;
}

function attributesOf(tag: string, text: string, section: number): string {
  if (tag === 'h2') {
    const id = attribute(text, 'id');
    return ` id="${/^[\w-]{1,80}$/.test(id) ? id : `section-${section}`}"`;
  }
  const href = tag === 'a' ? attribute(text, 'href').trim() : '';
  return LINK.test(href) ? ` href="${href.replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"` : '';
}

function attribute(text: string, name: string): string {
  const [, double, single, bare] =
    new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(text) ?? [];
  return double ?? single ?? bare ?? '';
}
