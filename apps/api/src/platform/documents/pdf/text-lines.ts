import bidiFactory from 'bidi-js';

/** A part of a line in one direction. `text` is what the font shapes. */
export type TextRun = { text: string; width: number };
/** The parts of a line from left to right. */
export type TextLine = { runs: TextRun[]; width: number };
export type Direction = 'ltr' | 'rtl';

// The types describe an ES module. Node loads the CommonJS one, which is the function itself.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();
/** Marks that steer the order of the text and are not drawn. */
const MARKS = /[\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * Divides a text into lines of at most `maxWidth`, in the order of the Unicode Bidirectional Algorithm. Breaks at spaces
 * and line feeds, and inside of words that are wider than a line. `measure` returns the width of a shaped run.
 */
export function textLines(
  text: string,
  direction: Direction,
  maxWidth: number,
  measure: (run: string) => number,
): TextLine[] {
  return text.split('\n').flatMap((paragraph) => {
    const { levels } = bidi.getEmbeddingLevels(paragraph, direction);
    return lineRanges(paragraph, maxWidth, (part) => measure(part.replace(MARKS, ''))).map(([start, end]) =>
      orderLine(paragraph, levels, start, end, measure),
    );
  });
}

/** The text as it is read aloud where it is drawn from right to left; null for other texts. */
export function spokenText(text: string): string | null {
  return RIGHT_TO_LEFT.test(text) ? text.replace(MARKS, '') : null;
}

/** Keeps a text such as a number or an address of mail together and in its own order inside of another. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}

type Range = [start: number, end: number];

/** Where lines begin and end. The spaces between words are measured with the word before them. */
function lineRanges(text: string, maxWidth: number, widthOf: (part: string) => number): Range[] {
  const ranges: Range[] = [];
  let start = 0;
  let end = 0;
  /** The width up to `end`, and with the spaces after it. */
  let width = 0;
  for (const { index, 0: spaced } of text.matchAll(/\S+\s*/g)) {
    const word = spaced.trimEnd();
    if (end > start && width + widthOf(word) > maxWidth) {
      ranges.push([start, end]);
      start = index;
      width = 0;
    }
    for (const cut of cutsOf(end > start ? '' : word, maxWidth, widthOf)) {
      ranges.push([start, start + cut]);
      start += cut;
    }
    end = index + word.length;
    width += widthOf(text.slice(Math.max(start, index), index + spaced.length));
  }
  return [...ranges, [start, Math.max(start, end)]];
}

/** The lengths of the lines that a word fills which is wider than a line. */
function cutsOf(word: string, maxWidth: number, widthOf: (part: string) => number): number[] {
  if (widthOf(word) <= maxWidth) return [];
  const cuts: number[] = [];
  let part = '';
  for (const { segment } of SEGMENTS.segment(word)) {
    if (part !== '' && widthOf(part + segment) > maxWidth) {
      cuts.push(part.length);
      part = '';
    }
    part += segment;
  }
  return cuts;
}
const SEGMENTS = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Runs of one level, reordered from the highest level to the lowest odd one (rule L2). */
function orderLine(
  text: string,
  levels: Uint8Array,
  start: number,
  end: number,
  measure: (run: string) => number,
): TextLine {
  const runs: { level: number; text: string }[] = [];
  for (let at = start; at < end; at += 1) {
    const level = levels[at] ?? 0;
    const last = runs.at(-1);
    if (last?.level === level) last.text += text[at] ?? '';
    else runs.push({ level, text: text[at] ?? '' });
  }
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let from = 0; from < runs.length; from += 1) {
      let to = from;
      while (to < runs.length && (runs[to]?.level ?? 0) >= level) to += 1;
      if (to > from) runs.splice(from, to - from, ...runs.slice(from, to).toReversed());
      from = Math.max(from, to);
    }
  }
  const drawn = runs.map((run) => shapedText(run.level, run.text)).filter((run) => run !== '');
  const parts = drawn.map((run) => ({ text: run, width: measure(run) }));
  return { runs: parts, width: parts.reduce((sum, { width }) => sum + width, 0) };
}

/**
 * The text of a run as the font shapes it. Brackets of runs from right to left are mirrored. The font itself turns runs
 * with Arabic letters around; others, such as those of punctuation, are turned here.
 */
function shapedText(level: number, text: string): string {
  const plain = text.replace(MARKS, '');
  if (level % 2 === 0) return plain;
  const mirrored = Array.from(plain, (character) => bidi.getMirroredCharacter(character) ?? character);
  return (RIGHT_TO_LEFT.test(plain) ? mirrored : mirrored.toReversed()).join('');
}
