import { type CssNode, generate, type List, parse } from 'css-tree';

/** A part of a style sheet, prepared once, so that choosing the rules of a page only compares names. */
type Part =
  | { kind: 'text'; css: string }
  | { kind: 'rule'; selectors: Selector[]; block: string }
  | { kind: 'keyframes'; name: string; css: string }
  | { kind: 'group'; prelude: string; parts: Part[] };
/** A selector with the names that an element and its ancestors must have. */
type Selector = { css: string; names: string[] };

export type PreparedStyles = Part[];

/** Rules for pointers, print and states that only scripts reach; they arrive with the whole sheet. */
const LATER_SELECTOR = /:hover|:active|::view-transition/;
const LATER_GROUP = /^@media.*(print|\bhover\b)/;

/** Parses a style sheet for `usedStyles`. */
export function prepareStyles(css: string): PreparedStyles {
  const sheet = parse(css, { parseValue: false, parseCustomProperty: false });
  return sheet.type === 'StyleSheet' ? partsOf(sheet.children) : [];
}

/**
 * The rules that can apply to the elements of a page, in their order. Attributes are not compared, because scripts change
 * them; neither are selectors inside `:not()`, `:is()` and the like.
 */
export function usedStyles(sheets: PreparedStyles[], html: string): string {
  const names = namesIn(html);
  const rules = sheets.map((parts) => written(parts, names)).join('');
  return rules + keyframes(sheets.flat(), rules);
}

function partsOf(nodes: List<CssNode>): Part[] {
  return nodes.toArray().flatMap((node): Part[] => {
    if (node.type === 'Rule') return rulePart(node);
    if (node.type !== 'Atrule') return [];
    const { name, prelude, block } = node;
    const css = generate(node);
    if (name === 'keyframes') return [{ kind: 'keyframes', name: prelude ? generate(prelude) : '', css }];
    if (!block || name === 'font-face' || name === 'property') return [{ kind: 'text', css }];
    const head = `@${name} ${prelude ? generate(prelude) : ''}`;
    return LATER_GROUP.test(head) ? [] : [{ kind: 'group', prelude: head, parts: partsOf(block.children) }];
  });
}

function rulePart(rule: Extract<CssNode, { type: 'Rule' }>): Part[] {
  if (rule.prelude.type !== 'SelectorList') return [];
  const selectors = rule.prelude.children
    .toArray()
    .map((selector) => ({ css: generate(selector), names: namesOf(selector) }))
    .filter(({ css }) => !LATER_SELECTOR.test(css));
  return selectors.length > 0 ? [{ kind: 'rule', selectors, block: generate(rule.block) }] : [];
}

/** The classes, ids and tags of a selector, as `.class`, `#id` and `tag`. */
function namesOf(selector: CssNode): string[] {
  if (selector.type !== 'Selector') return [];
  return selector.children.toArray().flatMap((part): string[] => {
    if (part.type === 'ClassSelector') return [`.${unescaped(part.name)}`];
    if (part.type === 'IdSelector') return [`#${part.name}`];
    return part.type === 'TypeSelector' && part.name !== '*' ? [part.name] : [];
  });
}

function unescaped(name: string): string {
  return name.replaceAll('\\', '');
}

function written(parts: Part[], names: Set<string>): string {
  let css = '';
  for (const part of parts) {
    if (part.kind === 'text') css += part.css;
    else if (part.kind === 'rule') {
      const used = part.selectors.filter((selector) => selector.names.every((name) => names.has(name)));
      if (used.length > 0) css += used.map((selector) => selector.css).join() + part.block;
    } else if (part.kind === 'group') {
      const inner = written(part.parts, names);
      if (inner) css += `${part.prelude}{${inner}}`;
    }
  }
  return css;
}

/** The keyframes that the rules name. They follow the rules, which does not change what applies. */
function keyframes(parts: Part[], rules: string): string {
  return parts
    .map((part) => {
      if (part.kind === 'group') return keyframes(part.parts, rules);
      return part.kind === 'keyframes' && rules.includes(part.name) ? part.css : '';
    })
    .join('');
}

/** All classes, ids and tags of a page. */
function namesIn(html: string): Set<string> {
  const names = new Set<string>(['html', 'head', 'body']);
  for (const [, tag] of html.matchAll(/<([a-zA-Z][\w-]*)/g)) names.add(tag ?? '');
  for (const [, list] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of (list ?? '').split(' ')) names.add(`.${name}`);
  }
  for (const [, id] of html.matchAll(/ id="([^"]*)"/g)) names.add(`#${id}`);
  return names;
}
