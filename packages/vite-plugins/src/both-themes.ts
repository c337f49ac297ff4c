import postcss, { type ChildNode, type Declaration, type Plugin, type Rule } from 'postcss';

const NAME = 'light-dark(';

/**
 * Writes each `light-dark(a, b)` in rules that old browsers know: the light value where it stands, and behind it the dark
 * value twice, for the system's theme without a choice and for the chosen theme. A page then carries the rules of its
 * own theme only, which takes fewer bytes than variables that switch. Dark values are as specific as light ones, except
 * for those of `:root`. Nesting must be resolved before.
 */
export function bothThemes(): Plugin {
  return {
    postcssPlugin: 'both-themes',
    OnceExit(root) {
      root.walkRules((rule) => {
        const themed = rule.nodes.filter(isThemed);
        if (themed.length > 0) addDarkRules(rule, themed);
      });
    },
  };
}

function isThemed(node: ChildNode): node is Declaration {
  return node.type === 'decl' && node.value.includes(NAME);
}

function addDarkRules(rule: Rule, themed: Declaration[]): void {
  const dark = themed.map((declaration) => declaration.clone({ value: valueIn('dark', declaration) }));
  for (const declaration of themed) declaration.value = valueIn('light', declaration);
  // Paper is white in every theme.
  const system = postcss.atRule({ name: 'media', params: 'screen and (prefers-color-scheme: dark)' });
  const chosen = postcss.atRule({ name: 'media', params: 'screen' });
  rule.after([
    system.append(darkRule(rule, ':not([data-theme])', dark)),
    chosen.append(darkRule(rule, '[data-theme="dark"]', dark)),
  ]);
}

function darkRule(rule: Rule, theme: string, declarations: Declaration[]): Rule {
  const selectors = rule.selectors.map((selector) => {
    if (selector === ':root') return `:root${theme}`;
    if (!/:root|\bhtml\b/.test(selector)) return `:where(:root${theme}) ${selector}`;
    throw rule.error('light-dark() must be in a rule of :root itself, or in one that does not mention it.');
  });
  return postcss.rule({ selectors, nodes: declarations.map((declaration) => declaration.clone()) });
}

function valueIn(theme: 'light' | 'dark', declaration: Declaration): string {
  let { value } = declaration;
  for (let start = value.indexOf(NAME); start >= 0; start = value.indexOf(NAME)) {
    const { light, dark, end } = colorsAt(declaration, value, start + NAME.length);
    value = value.slice(0, start) + (theme === 'light' ? light : dark).trim() + value.slice(end);
  }
  return value;
}

/** The two colors behind the opening parenthesis, and the offset behind the closing one. */
function colorsAt(declaration: Declaration, value: string, start: number) {
  let depth = 0;
  let comma = -1;
  for (let at = start; at < value.length; at += 1) {
    if (value[at] === '(') depth += 1;
    if (value[at] === ',' && depth === 0) comma = at;
    if (value[at] === ')' && depth === 0 && comma > 0)
      return { light: value.slice(start, comma), dark: value.slice(comma + 1, at), end: at + 1 };
    if (value[at] === ')') depth -= 1;
  }
  throw declaration.error('light-dark() needs two colors.');
}
