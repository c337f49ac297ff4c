import type { Plugin } from 'postcss';
import parseSelectors, { type Node, type Pseudo } from 'postcss-selector-parser';

/**
 * Repeats each rule with `:has()` for browsers that lack it, because they drop the whole rule: an attribute names the
 * condition, and `@errand/client/mark-has.ts` sets it on the elements that satisfy it. `label:has(> input)` becomes
 * `label[data-has*="|label:has(> input)|"]`. Other browsers never set the attribute. Nesting must be resolved before.
 */
export function hasFallback(): Plugin {
  return {
    postcssPlugin: 'has-fallback',
    // After the other plugins have resolved the nesting.
    OnceExit(root) {
      root.walkRules(/:has\(/, (rule) => {
        const selector = parseSelectors((selectors) => {
          selectors.walkPseudos((pseudo) => {
            if (pseudo.value === ':has') pseudo.replaceWith(marked(pseudo));
          });
        }).processSync(rule.selector);
        rule.cloneBefore({ selector });
      });
    },
  };
}

/** The attribute selector that stands for a `:has()`. */
function marked(pseudo: Pseudo): Node {
  const condition = (subjectOf(pseudo) + pseudo.toString()).replace(/\s+/g, ' ');
  if (/:has\(\s*~|["|]/.test(condition))
    throw new Error(`The fallback of :has() does not cover ${condition}`);
  return parseSelectors().astSync(`[data-has*="|${condition}|"]`).first.first;
}

/** The compound selector before a pseudo-class; inside `:not()`, the one before that. */
function subjectOf(pseudo: Pseudo): string {
  let subject = '';
  for (let node = pseudo.prev(); node && node.type !== 'combinator'; node = node.prev())
    subject = node.toString() + subject;
  const outer = pseudo.parent?.parent;
  return subject.trim() || (outer?.type === 'pseudo' ? subjectOf(outer as Pseudo) : '*');
}
