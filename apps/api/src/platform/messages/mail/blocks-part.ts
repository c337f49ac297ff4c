import type { LanguageCode } from '@errand/domain/language';
import { type Element, elementsOf, type RichText, VOID_TAGS } from '@errand/domain/rich-text';
import { escapeHtml } from '../escape-html.ts';
import type { MailPart } from './compose.ts';
import { LIGHT, sidesOf } from './look.ts';

/** The styles of elements; mail programs keep no style sheet, and Outlook knows neither `start` nor `end`. */
function stylesOf(language: LanguageCode): Record<string, string> {
  const { start } = sidesOf(language);
  const cell = `border:1px solid ${LIGHT.rule};padding:8px;text-align:${start};vertical-align:top`;
  return {
    h2: 'margin:28px 0 8px;font-size:22px;line-height:28px',
    h3: 'margin:24px 0 8px;font-size:18px;line-height:24px',
    h4: 'margin:20px 0 8px;font-size:16px;line-height:24px',
    p: 'margin:0 0 16px',
    ul: `margin:0 0 16px;padding-${start}:24px`,
    ol: `margin:0 0 16px;padding-${start}:24px`,
    li: 'margin:0 0 4px',
    blockquote: `margin:0 0 16px;padding-${start}:16px;border-${start}:3px solid ${LIGHT.rule}`,
    pre: 'margin:0 0 16px;white-space:pre-wrap;font-family:monospace',
    hr: `border:0;border-top:1px solid ${LIGHT.rule};margin:24px 0`,
    img: 'display:block;max-width:100%;height:auto;border-radius:12px;margin:0 0 16px',
    table: 'width:100%;border-collapse:collapse;margin:0 0 16px',
    th: cell,
    td: cell,
    dl: 'margin:0 0 16px',
    dt: 'font-weight:600',
    dd: 'margin:0 0 8px',
    a: `color:${LIGHT.ink};text-decoration:underline`,
  };
}

/** The classes by which colors follow the theme of the device. */
const CLASSES: Record<string, string> = { blockquote: 'rule', hr: 'rule', td: 'rule', th: 'rule', a: 'ink' };
/** Mail programs do not open details, so they are shown open: a bold line and what belongs to it. */
const SHOWN_AS: Record<string, string> = { details: 'div', summary: 'p' };
const KEPT = ['alt', 'colspan', 'dir', 'href', 'lang', 'rowspan', 'scope', 'src', 'start'];

/** A text of blocks as a part of a mail. `linkOf` gives the address of a link. Pictures need an absolute address. */
export function blocksPart(text: RichText, linkOf: (address: string) => string): MailPart {
  const elements = elementsOf(text);
  return {
    text: plainText(elements, linkOf),
    html(_brand, language) {
      const look = { styles: stylesOf(language), linkOf };
      return elements.map((element) => htmlOf(element, look)).join('');
    },
  };
}

type Link = (address: string) => string;

/** HTML that is well-formed XML, as that of other parts. */
function htmlOf(part: Element | string, look: { styles: Record<string, string>; linkOf: Link }): string {
  if (typeof part === 'string') return escapeHtml(part);
  const { tag: given, attributes, children } = part;
  const tag = SHOWN_AS[given] ?? given;
  const style = look.styles[tag] && `${look.styles[tag]}${given === 'summary' ? ';font-weight:600' : ''}`;
  const kept = Object.entries(attributes).filter(([name]) => KEPT.includes(name));
  const written = Object.entries({
    ...(CLASSES[tag] && { class: CLASSES[tag] }),
    ...(style && { style }),
    ...Object.fromEntries(kept),
    ...(attributes.href && { href: look.linkOf(attributes.href) }),
  }).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const open = `<${tag}${written.join('')}`;
  return VOID_TAGS.includes(tag)
    ? `${open}/>`
    : `${open}>${children.map((child) => htmlOf(child, look)).join('')}</${tag}>`;
}

/** Blocks as paragraphs of plain text, with the address behind each link and the description of each picture. */
function plainText(parts: readonly (Element | string)[], linkOf: Link): string {
  return parts
    .flatMap((part) => blockText(part, linkOf))
    .filter((text) => text !== '')
    .join('\n\n');
}

function blockText(part: Element | string, linkOf: Link): string[] {
  if (typeof part === 'string') return [part];
  const { tag, attributes, children } = part;
  if (tag === 'img') return [attributes.alt ? `[${attributes.alt}]` : ''];
  if (tag === 'hr') return ['—'];
  if (tag === 'ul' || tag === 'ol') return [listText(part, linkOf)];
  if (tag === 'table')
    return [
      rowsOf(part)
        .map((row) => rowText(row, linkOf))
        .join('\n'),
    ];
  if (CONTAINERS.includes(tag)) return [plainText(children, linkOf)];
  return [inlineText(children, linkOf).trim()];
}

const CONTAINERS = ['blockquote', 'details', 'dd', 'div', 'dl', 'li', 'td', 'th'];

function listText({ tag, attributes, children }: Element, linkOf: Link): string {
  const first = Number(attributes.start ?? 1);
  return children
    .filter((child) => typeof child !== 'string')
    .map((item, index) => {
      const mark = tag === 'ol' ? `${first + index}. ` : '- ';
      return mark + plainText(item.children, linkOf).replaceAll('\n', '\n  ');
    })
    .join('\n');
}

function rowsOf({ tag, children }: Element): Element[] {
  const elements = children.filter((child) => typeof child !== 'string');
  return tag === 'tr'
    ? elements
    : elements.flatMap((child) => (child.tag === 'tr' ? [child] : rowsOf(child)));
}

function rowText(row: Element, linkOf: Link): string {
  return row.children
    .filter((cell) => typeof cell !== 'string')
    .map((cell) => plainText(cell.children, linkOf).replaceAll('\n', ' '))
    .join(' | ');
}

function inlineText(parts: readonly (Element | string)[], linkOf: Link): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if (part.tag === 'br') return '\n';
      const text = inlineText(part.children, linkOf);
      const { href } = part.attributes;
      if (part.tag !== 'a' || href === undefined) return text;
      const address = linkOf(href);
      return address === text ? text : `${text} (${address})`;
    })
    .join('');
}
