import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { Identifier } from '@mdn/browser-compat-data';
import postcss, { type AtRule, type Declaration, type Rule } from 'postcss';
import { lacking, type Use } from './support.ts';

type Report = (feature: string, node: Identifier | undefined, prefixes?: readonly string[]) => void;
type Tree = Record<string, Identifier | undefined>;

const PROPERTIES = bcd.css.properties as Tree;
const SELECTORS = bcd.css.selectors as Tree;
const AT_RULES = bcd.css['at-rules'] as Tree;
const TYPES = bcd.css.types as Tree;
/** The parts of the data that list functions of values. */
const FUNCTIONS = ['color', 'gradient', 'easing-function', 'calc', 'basic-shape', 'image'].map(
  (name) => TYPES[name] as Tree | undefined,
);
/** A phone without a pointer has no cursor to change. */
const WITHOUT_EFFECT = ['cursor'];
const PREFIXED = /^-(webkit|moz|ms)-/;

/** The features of a built style sheet that a supported browser lacks. Vendor's own names are meant for one engine. */
export function cssUses(css: string, place: string): Use[] {
  const uses: Use[] = [];
  const report: Report = (feature, node, prefixes) => {
    const since = lacking(node, prefixes);
    if (since.length > 0) uses.push({ feature, place, since: since.join(', ') });
  };
  postcss.parse(css).walk((node) => {
    if (node.type === 'decl') declaration(node, report);
    else if (node.type === 'rule') rule(node, report);
    else if (node.type === 'atrule') atRule(node, report);
  });
  return uses;
}

function declaration(node: Declaration, report: Report): void {
  const { prop, value } = node;
  functionsIn(value, report);
  if (prop.startsWith('--') || PREFIXED.test(prop) || WITHOUT_EFFECT.includes(prop)) return;
  const property = PROPERTIES[prop] as Tree | undefined;
  const siblings = node.parent?.nodes ?? [];
  const prefixes = ['-webkit-', '-moz-'].filter((prefix) =>
    siblings.some((other) => other.type === 'decl' && other.prop === prefix + prop),
  );
  report(prop, property as Identifier | undefined, prefixes);
  if (lacking(property as Identifier | undefined, prefixes).length > 0) return;
  for (const word of new Set(value.split(/[\s,()]+/))) report(`${prop}: ${word}`, property?.[word], prefixes);
  for (const [, unit = ''] of value.matchAll(/\d(r?lh|cap|r?ic|rex|rch|rcap|[dsl]v[hwib]|cq\w+)\b/g))
    report(`unit ${unit}`, (TYPES.length as Tree)[unit] ?? viewportUnit(unit));
}

function viewportUnit(unit: string): Identifier | undefined {
  const name = { d: 'dynamic', s: 'small', l: 'large' }[unit[0] ?? ''];
  return name === undefined ? undefined : (TYPES.length as Tree)[`viewport_percentage_units_${name}`];
}

function functionsIn(value: string, report: Report): void {
  for (const [, name = ''] of value.matchAll(/(?<![\w-])([a-z][a-z-]*)\(/g)) {
    const known = FUNCTIONS.find((group) => group?.[name])?.[name];
    report(`${name}()`, known ?? TYPES[name] ?? TYPES[`${name}-function`]);
  }
}

function rule(node: Rule, report: Report): void {
  if (node.parent?.type === 'rule') report('nesting', SELECTORS.nesting);
  for (const [, name = ''] of node.selector.replace(/"[^"]*"/g, '').matchAll(/::?([a-z][a-z-]*)/g))
    report(`:${name}`, SELECTORS[name]);
}

function atRule({ name, params }: AtRule, report: Report): void {
  const known = AT_RULES[name] as Tree | undefined;
  report(`@${name}`, known as Identifier | undefined);
  for (const [, feature = ''] of params.matchAll(/\(([a-z-]+)\s*[:)]/g))
    if (name === 'media') report(`@media (${feature})`, known?.[feature]);
  if (name === 'media' && /[<>]/.test(params)) report('@media with a range', known?.range_syntax);
  if (name === 'container' && params.includes('style('))
    report('@container style()', known?.style_queries_for_custom_properties);
}
