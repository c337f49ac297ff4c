import { type CssNode, generate, type List, parse } from 'css-tree';

/** A part of a style sheet, prepared once, so that choosing the rules of a page only compares names. */
type Part =
  | { kind: 'text'; css: string }
  | { kind: 'rule'; selectors: Selector[]; block: string }
  | { kind: 'keyframes'; name: string; css: string }
  | { kind: 'group'; prelude: string; parts: Part[] };
/** A selector with the names that an element and its ancestors must have, and its place in the sheet. */
type Selector = { css: string; names: string[]; number: number };
type Counter = { selectors: number };

export type PreparedStyles = { parts: Part[]; selectors: number };
/** For each selector of the sheet, by its number, whether a page uses it. */
export type UsedSelectors = boolean[];

/** Rules for pointers, print and states that only scripts reach; no page needs them for its first paint. */
const LATER_SELECTOR = /:hover|:active|::view-transition|\[data-has/;
const LATER_GROUP = /^@media.*(print|\bhover\b)/;

/** Parses a style sheet for `usedSelectors`. */
export function prepareStyles(css: string): PreparedStyles {
  const sheet = parse(css, { parseValue: false, parseCustomProperty: false });
  const counter: Counter = { selectors: 0 };
  const parts = sheet.type === 'StyleSheet' ? partsOf(sheet.children, counter) : [];
  return { parts, selectors: counter.selectors };
}

/**
 * The selectors that can apply to the elements of a page. Of the attributes only the theme is compared: scripts change
 * it after they have loaded the other rules. Selectors inside `:not()`, `:is()` and the like are not compared.
 */
export function usedSelectors({ parts, selectors }: PreparedStyles, html: string): UsedSelectors {
  const page = { names: namesIn(html), otherThemes: otherThemesOf(html) };
  const used = Array.from({ length: selectors }, () => false);
  mark(parts, page, used);
  return used;
}

/** The rules with the used selectors, and all that is not a rule, in their order. */
export function firstStyles({ parts }: PreparedStyles, used: UsedSelectors): string {
  const rules = serialize(parts, (number) => used[number] === true, true);
  return rules + keyframes(parts, (name) => rules.includes(name));
}

/** The rules that `firstStyles` leaves out. */
export function deferredStyles({ parts }: PreparedStyles, used: UsedSelectors): string {
  const first = serialize(parts, (number) => used[number] === true, false);
  const rules = serialize(parts, (number) => used[number] !== true, false);
  return rules + keyframes(parts, (name) => !first.includes(name));
}

/** At-rules with a block of declarations. */
const WITHOUT_RULES = ['font-face', 'property', 'page'];

function partsOf(nodes: List<CssNode>, counter: Counter): Part[] {
  return nodes.toArray().flatMap((node): Part[] => {
    if (node.type === 'Rule') return rulePart(node, counter);
    if (node.type !== 'Atrule') return [];
    const { name, prelude, block } = node;
    const css = generate(node);
    if (name === 'keyframes') return [{ kind: 'keyframes', name: prelude ? generate(prelude) : '', css }];
    if (!block || WITHOUT_RULES.includes(name)) return [{ kind: 'text', css }];
    return [
      {
        kind: 'group',
        prelude: `@${name} ${prelude ? generate(prelude) : ''}`,
        parts: partsOf(block.children, counter),
      },
    ];
  });
}

function rulePart(rule: Extract<CssNode, { type: 'Rule' }>, counter: Counter): Part[] {
  if (rule.prelude.type !== 'SelectorList') return [];
  const selectors = rule.prelude.children.toArray().map((selector): Selector => {
    const number = counter.selectors;
    counter.selectors += 1;
    return { css: generate(selector), names: namesOf(selector), number };
  });
  return [{ kind: 'rule', selectors, block: generate(rule.block) }];
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

function mark(parts: Part[], page: { names: Set<string>; otherThemes: RegExp }, used: UsedSelectors): void {
  for (const part of parts) {
    if (part.kind === 'group' && !LATER_GROUP.test(part.prelude)) mark(part.parts, page, used);
    if (part.kind !== 'rule') continue;
    for (const selector of part.selectors) {
      used[selector.number] =
        !LATER_SELECTOR.test(selector.css) &&
        !page.otherThemes.test(selector.css) &&
        selector.names.every((name) => page.names.has(name));
    }
  }
}

/** Selectors of the themes that a page does not have: without a choice it has the system's. */
function otherThemesOf(html: string): RegExp {
  const theme = /<html[^>]* data-theme="(\w+)"/.exec(html)?.[1];
  if (!theme) return /(?<!:not\()\[data-theme=/;
  return new RegExp(`:not\\(\\[data-theme\\]|(?<!:not\\()\\[data-theme="?(?!${theme}\\b)`);
}

function serialize(parts: Part[], isWanted: (number: number) => boolean, withText: boolean): string {
  let css = '';
  for (const part of parts) {
    if (part.kind === 'text' && withText) css += part.css;
    else if (part.kind === 'rule') {
      const wanted = part.selectors.filter(({ number }) => isWanted(number));
      if (wanted.length > 0) css += wanted.map((selector) => selector.css).join() + part.block;
    } else if (part.kind === 'group') {
      const inner = serialize(part.parts, isWanted, withText);
      if (inner) css += `${part.prelude}{${inner}}`;
    }
  }
  return css;
}

/** The keyframes with the wanted names. They come after the rules, which does not affect the cascade. */
function keyframes(parts: Part[], isWanted: (name: string) => boolean): string {
  return parts
    .map((part) => {
      if (part.kind === 'group') return keyframes(part.parts, isWanted);
      return part.kind === 'keyframes' && isWanted(part.name) ? part.css : '';
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
