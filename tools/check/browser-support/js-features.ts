import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { Identifier } from '@mdn/browser-compat-data';
import { type MemberExpression, parse } from 'acorn';
import { simple } from 'acorn-walk';
import { lacking, type Use } from './support.ts';

/** The edition of JavaScript whose syntax all supported browsers know: lookbehind is, the flag `v` is not part of it. */
const SYNTAX = 2022;

type Tree = Record<string, Identifier | undefined>;
const BUILTINS = bcd.javascript.builtins as Tree;
const API = bcd.api as Tree;
/** Objects of the browser whose methods are looked up by name alone. With all of them, most names would be found. */
const OBJECTS =
  'AbortSignal Blob Document Element Event EventTarget FormData Headers HTMLElement HTMLDialogElement HTMLFormElement HTMLInputElement Node Performance ReadableStream Request Response Scheduler URL URLSearchParams Window Clipboard CustomElementRegistry'.split(
    ' ',
  );
const MEMBERS = membersByName();

/**
 * What a script uses and a supported browser lacks: syntax, functions of built-in objects and of the browser, and methods
 * that no supported browser has under that name on any object.
 */
export function scriptUses(code: string, place: string): Use[] {
  const uses: Use[] = [];
  const report = (feature: string, since: string[]) => {
    if (since.length > 0) uses.push({ feature, place, since: since.join(', ') });
  };
  const tree = parse(code, { ecmaVersion: SYNTAX, sourceType: 'module', allowHashBang: true });
  simple(tree, {
    NewExpression({ callee }) {
      if (callee.type === 'Identifier')
        report(callee.name, lacking(BUILTINS[callee.name] ?? API[callee.name]));
    },
    MemberExpression(node) {
      const { object, property, computed } = node;
      if (computed || property.type !== 'Identifier') return;
      const owner = object.type === 'Identifier' ? staticOwner(object.name) : undefined;
      if (owner)
        report(
          `${(object as { name: string }).name}.${property.name}`,
          lacking(owner[property.name] ?? owner[`${property.name}_static`]),
        );
    },
    CallExpression({ callee }) {
      const name = callee.type === 'MemberExpression' ? methodName(callee) : null;
      if (name) report(`.${name}()`, lackingEverywhere(name));
    },
  });
  return uses;
}

function staticOwner(name: string): Tree | undefined {
  return /^[A-Z]/.test(name) ? (BUILTINS[name] ?? API[name]) : undefined;
}

function methodName({ object, property, computed }: MemberExpression): string | null {
  if (computed || property.type !== 'Identifier') return null;
  return object.type === 'Identifier' && staticOwner(object.name) ? null : property.name;
}

/** A method counts as missing if every object with a method of this name got it too late. */
function lackingEverywhere(name: string): string[] {
  const all = (MEMBERS.get(name) ?? []).map((node) => lacking(node));
  return all.length > 0 && all.every((since) => since.length > 0) ? (all[0] ?? []) : [];
}

function membersByName(): Map<string, Identifier[]> {
  const members = new Map<string, Identifier[]>();
  for (const owner of [...Object.values(BUILTINS), ...OBJECTS.map((name) => API[name])]) {
    for (const [name, node] of Object.entries((owner ?? {}) as Record<string, Identifier>)) {
      if (name === '__compat' || name.endsWith('_static') || !node) continue;
      members.set(name, [...(members.get(name) ?? []), node]);
    }
  }
  return members;
}
