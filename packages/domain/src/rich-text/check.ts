import { isAnchor, isLanguageTag, isPlainText, isSafeLink } from './attributes.ts';
import { modelOf, PLAIN_MARKS, type RichText, TOP_BLOCKS } from './nodes.ts';

/** The most parts of a text, characters of all of them, and levels of nesting. */
export const RICH_TEXT_LIMITS = { parts: 10_000, characters: 200_000, depth: 16 };

type Plain = Record<string, unknown>;

const CHECKS: Record<string, (value: unknown) => boolean> = {
  level: (value) => value === 2 || value === 3 || value === 4,
  id: (value) => typeof value === 'string' && isAnchor(value),
  start: (value) => isWhole(value, 0, 9999),
  colspan: (value) => isWhole(value, 1, 99),
  rowspan: (value) => isWhole(value, 1, 99),
  scope: (value) => value === 'row' || value === 'col',
  open: (value) => typeof value === 'boolean',
  key: (value) => typeof value === 'string' && /^[\w-]{1,100}$/.test(value),
  src: (value) => typeof value === 'string' && /^(https?:\/\/|\/(?![/\\]))[^\s\\]*$/.test(value),
  alt: (value) => typeof value === 'string' && value.length <= 300 && isPlainText(value),
  dir: (value) => value === 'ltr' || value === 'rtl' || value === 'auto',
  lang: (value) => typeof value === 'string' && isLanguageTag(value),
};
const VOICE = ['dir', 'lang'];

/**
 * Whether a value is a text of blocks within its limits: known blocks where they may stand, known marks, safe links, and no
 * other attributes. What it accepts can be shown as it is.
 */
export function isRichText(value: unknown): value is RichText {
  return richTextProblem(value) === null;
}

/** Why a value is no text of blocks: `rich_text_long` if it only exceeds the limits of its length. */
export function richTextProblem(value: unknown): 'rich_text' | 'rich_text_long' | null {
  const count = { parts: 0, characters: 0 };
  const isKnown = areNodes(value, TOP_BLOCKS, 1, count);
  const { parts, characters } = RICH_TEXT_LIMITS;
  // The check stops at the first part beyond the limit.
  if (count.parts > parts) return 'rich_text_long';
  if (!isKnown) return 'rich_text';
  return count.characters > characters ? 'rich_text_long' : null;
}

type Count = { parts: number; characters: number };

function areNodes(value: unknown, allowed: readonly string[], depth: number, count: Count): boolean {
  if (!Array.isArray(value) || depth > RICH_TEXT_LIMITS.depth) return false;
  count.parts += value.length;
  if (count.parts > RICH_TEXT_LIMITS.parts) return false;
  return value.every((node: unknown) => isNode(node, allowed, depth, count));
}

function isNode(node: unknown, allowed: readonly string[], depth: number, count: Count): boolean {
  if (!isPlain(node) || typeof node.type !== 'string' || !allowed.includes(node.type)) return false;
  if (node.type === 'hardBreak') return hasOnly(node, ['type']);
  if (node.type === 'text') return isText(node, count);
  const model = modelOf(node.type);
  if (!model || !hasOnly(node, ['type', 'attrs', 'content'])) return false;
  return (
    areAttributes(node.attrs ?? {}, model.attributes) &&
    areNodes(node.content ?? [], model.holds, depth + 1, count)
  );
}

function isText(node: Plain, count: Count): boolean {
  if (!hasOnly(node, ['type', 'text', 'marks']) || typeof node.text !== 'string') return false;
  if (node.text === '' || !isPlainText(node.text)) return false;
  count.characters += node.text.length;
  const marks = node.marks ?? [];
  return Array.isArray(marks) && marks.length <= 12 && marks.every(isMark);
}

function isMark(mark: unknown): boolean {
  if (!isPlain(mark) || typeof mark.type !== 'string') return false;
  if ((PLAIN_MARKS as readonly string[]).includes(mark.type)) return hasOnly(mark, ['type']);
  if (!hasOnly(mark, ['type', 'attrs']) || !isPlain(mark.attrs)) return false;
  if (mark.type === 'voice') return areAttributes(mark.attrs, []);
  const { href, ...others } = mark.attrs;
  return (
    mark.type === 'link' &&
    hasOnly(others, []) &&
    typeof href === 'string' &&
    isSafeLink(href) &&
    isPlainText(href)
  );
}

/** Whether all attributes are known and valid, and the required ones are there. */
function areAttributes(value: unknown, named: readonly string[]): boolean {
  if (!isPlain(value)) return false;
  const names = [...VOICE, ...named.map((name) => name.replace('!', ''))];
  const required = named.filter((name) => name.endsWith('!')).map((name) => name.slice(0, -1));
  return (
    required.every((name) => Object.hasOwn(value, name)) &&
    Object.entries(value).every(([name, one]) => names.includes(name) && CHECKS[name]?.(one))
  );
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasOnly(value: Plain, names: readonly string[]): boolean {
  return Object.keys(value).every((name) => names.includes(name));
}

function isWhole(value: unknown, least: number, most: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}
