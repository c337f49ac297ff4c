import type { LanguageCode } from '@errand/domain/language';

/** What a screen reader says of one page or dialog of an order. */
export type SpokenStep = {
  step: string;
  /** Phrases from the beginning to the end. */
  phrases: number;
  headings: number;
  /** Links, buttons and fields. */
  controls: number;
  /** The phrases of the controls that the customer uses here, and what is announced then. Stable: see `stable`. */
  said: string[];
};
export type SpokenOrder = { order: string; language: LanguageCode; steps: SpokenStep[] };

const LANGUAGES = { en: 'English', ar: 'Arabic' };
const HEAD = ['| step | phrases | headings | controls | said |', '|---|---|---|---|---|'];
/** Counts depend on the hour: stores close, and slots pass. More than this is a change of the page. */
const TOLERANCE = 1.25;

/** Replaces times, durations, dates, numbers of orders and large counts, which differ with the hour and other journeys. */
export function stable(text: string): string {
  return text
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\d{1,2}:\d{2}( ?[AP]M| ?[صم](?!\S))?/g, '0:00')
    .replace(/\d{4}-\d{2}-\d{2}/g, '0000-00-00')
    .replace(/\d+ (?=minute|دقيقة|دقائق)/g, '0 ')
    .replace(/(?<![\d.,:-])\d{2,} (?=\p{L})/gu, '00 ')
    .replace(/#\d+/g, '#0')
    .replace(/\|/g, '/');
}

/** The section of an order in `docs/accessibility.md`. */
export function spokenSection({ order, language, steps }: SpokenOrder): string {
  const rows = steps.map(({ step, phrases, headings, controls, said }) =>
    [step, phrases, headings, controls, said.map((each) => `“${each}”`).join('<br>')].join(' | '),
  );
  return [titleOf(order, language), '', ...HEAD, ...rows.map((row) => `| ${row} |`)].join('\n');
}

/** How an order differs from its section in the document; empty if the document is up to date. */
export function differences(document: string, spoken: SpokenOrder): string[] {
  const title = titleOf(spoken.order, spoken.language);
  const section = document.split(`${title}\n`)[1]?.split('\n### ')[0];
  if (section === undefined) return [`the document has no section "${title}"`];
  const written = section.split('\n').flatMap((line) => rowOf(line) ?? []);
  const found = spoken.steps.map((step) => ({
    ...step,
    said: step.said.map((each) => `“${each}”`).join('<br>'),
  }));
  if (stepsOf(written) !== stepsOf(found)) return [`the steps are ${stepsOf(found)}`];
  return found.flatMap((step, index) => {
    const row = written[index];
    if (!row) return [];
    const counts = (['phrases', 'headings', 'controls'] as const).filter(
      (key) => step[key] > row[key] * TOLERANCE,
    );
    return [
      ...counts.map((key) => `${step.step}: ${step[key]} ${key}, more than ${row[key]}`),
      ...(step.said === row.said ? [] : [`${step.step}: ${step.said}, not ${row.said}`]),
    ];
  });
}

function stepsOf(rows: { step: string }[]): string {
  return rows.map(({ step }) => step).join(', ');
}

function titleOf(order: string, language: LanguageCode): string {
  return `### ${order}, ${LANGUAGES[language]}`;
}

function rowOf(line: string) {
  const [, step, phrases, headings, controls, said = ''] = line.split('|').map((cell) => cell.trim());
  if (!step || !phrases || !/^\d+$/.test(phrases)) return null;
  return { step, phrases: Number(phrases), headings: Number(headings), controls: Number(controls), said };
}
