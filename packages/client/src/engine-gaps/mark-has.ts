/** A condition as `:has()` states it: the elements that may satisfy it, and a test of each. */
type Condition = { name: string; subject: string; isTrue: (element: Element) => boolean };

const MARK = 'data-has';
const EVENTS = ['focusin', 'focusout', 'change', 'load'];
const known = new WeakMap<CSSStyleSheet, Condition[]>();

/**
 * Marks the elements that satisfy a `:has()` of the page's style sheets, for browsers that lack it: Firefox before 121.
 * The build has repeated these rules with the mark (`has-fallback.ts` of the Vite plugins).
 */
export function markHas(): void {
  let frame = 0;
  function schedule(): void {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(update);
  }
  new MutationObserver(schedule).observe(document, { subtree: true, childList: true, attributes: true });
  for (const event of EVENTS) document.addEventListener(event, schedule, true);
  schedule();
}

function update(): void {
  const marks = new Map<Element, string>();
  for (const { name, subject, isTrue } of [...document.styleSheets].flatMap(conditionsOf)) {
    for (const element of document.querySelectorAll(subject))
      if (isTrue(element)) marks.set(element, `${marks.get(element) ?? ''}|${name}|`);
  }
  for (const element of document.querySelectorAll(`[${MARK}]`))
    if (!marks.has(element)) element.removeAttribute(MARK);
  // Only changes are written, because each write is observed.
  for (const [element, mark] of marks)
    if (element.getAttribute(MARK) !== mark) element.setAttribute(MARK, mark);
}

/** The conditions that the selectors of a style sheet name. */
function conditionsOf(sheet: CSSStyleSheet): Condition[] {
  const conditions = known.get(sheet) ?? [...new Set(namesIn(sheet))].map(toCondition);
  known.set(sheet, conditions);
  return conditions;
}

function namesIn(group: { cssRules: CSSRuleList }): string[] {
  return [...group.cssRules].flatMap((rule) => {
    if (!('selectorText' in rule)) return 'cssRules' in rule ? namesIn(rule as CSSGroupingRule) : [];
    const selector = (rule as CSSStyleRule).selectorText;
    return [...selector.matchAll(/\[data-has\*="\|(.*?)\|"\]/g)].map(([, name = '']) => name);
  });
}

function toCondition(name: string): Condition {
  const [, subject = '', inner = ''] = /^(.*?):has\((.*)\)$/.exec(name) ?? [];
  if (inner.startsWith('+')) {
    const next = inner.slice(1);
    return { name, subject, isTrue: (element) => element.nextElementSibling?.matches(next) ?? false };
  }
  const descendant = inner.replaceAll(/(^|,)\s*/g, '$1:scope ');
  return { name, subject, isTrue: (element) => element.querySelector(descendant) !== null };
}
