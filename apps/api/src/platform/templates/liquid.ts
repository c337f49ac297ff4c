import { Liquid, LiquidError, type Template, UndefinedVariableError } from 'liquidjs';

/** Characters of one template, and of what it renders. */
const TEMPLATE_CHARACTERS = 20_000;
const OUTPUT_CHARACTERS = 20_000;
const RENDER_MS = 50;
/** Counted by the library for ranges, strings and arrays, not in bytes. */
const MEMORY_UNITS = 100_000;

/**
 * Without loops and assignments what a template renders grows with its length alone, so the limits of the library are a second
 * line. Everything else, such as files and other templates, is removed.
 */
const TAGS = ['if', 'unless', 'case'];
const FILTERS = ['default', 'upcase', 'downcase', 'capitalize', 'strip', 'truncate'];

const engine = new Liquid({
  /** No template is read from anywhere. */
  templates: {},
  ownPropertyOnly: true,
  strictFilters: true,
  parseLimit: TEMPLATE_CHARACTERS,
  renderLimit: RENDER_MS,
  memoryLimit: MEMORY_UNITS,
});
for (const name of Object.keys(engine.tags)) if (!TAGS.includes(name)) delete engine.tags[name];
for (const name of Object.keys(engine.filters)) if (!FILTERS.includes(name)) delete engine.filters[name];

/** Why a template cannot be used: its syntax, or a variable that it does not have. */
export type TemplateFault = { kind: 'syntax'; detail: string } | { kind: 'variable'; name: string };

/** What is wrong with a template that may name these variables; null for nothing. Reads branches that no order takes too. */
export function faultOf(template: string, variables: readonly string[]): TemplateFault | null {
  try {
    const parsed = engine.parse(template);
    const named = engine.fullVariablesSync(parsed);
    const unknown = named.find((name) => !variables.includes(name));
    if (unknown !== undefined) return { kind: 'variable', name: unknown };
    render(parsed, Object.fromEntries(variables.map((name) => [name, name])), true);
    return null;
  } catch (error) {
    if (error instanceof UndefinedVariableError)
      return { kind: 'variable', name: error.message.replace(/^undefined variable: ([^,]*).*$/s, '$1') };
    if (error instanceof Error) return { kind: 'syntax', detail: detailOf(error) };
    throw error;
  }
}

/** The variables that a template names. Throws for a faulty one. */
export function variablesOf(template: string): string[] {
  return engine.fullVariablesSync(engine.parse(template));
}

/** Renders a template as plain text; a variable without a value is empty. Throws for a faulty, large or slow template. */
export function renderTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return render(engine.parse(template), values, false);
}

function render(
  parsed: Template[],
  values: Readonly<Record<string, string>>,
  strictVariables: boolean,
): string {
  const text: unknown = engine.renderSync(parsed, { ...values }, { strictVariables });
  if (typeof text !== 'string' || text.length > OUTPUT_CHARACTERS) throw new Error('the text is too long');
  return text;
}

/** The message of the library without the place and the excerpt, which name a file that does not exist. */
function detailOf(error: Error): string {
  const { message } = error;
  return LiquidError.is(error) ? message.replace(/, line:\d+, col:\d+$/, '') : message;
}
