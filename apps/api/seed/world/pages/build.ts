import type { Block, Inline, RichText, RichTexts } from '@errand/domain/rich-text';
import type { Text } from '../types.ts';

type Pair = [en: string, ar: string];
type Section = { heading: Pair; paragraphs: Pair[] };

/** A policy page: its title and its text, one second-level heading with an anchor per section. */
export type PageSeed = { slug: string; title: Text; body: RichTexts };

/** Builds a page; anchors are derived from the English headings, so that links work in both languages. */
export function page(slug: string, title: Pair, intro: Pair, sections: Section[]): PageSeed {
  return {
    slug,
    title: { en: title[0], ar: title[1] },
    body: { en: textOf(0, intro, sections), ar: textOf(1, intro, sections) },
  };
}

/** One section: a heading and its paragraphs. */
export function section(heading: Pair, ...paragraphs: Pair[]): Section {
  return { heading, paragraphs };
}

function textOf(language: 0 | 1, intro: Pair, sections: Section[]): RichText {
  const paragraph = (words: Pair): Block => ({ type: 'paragraph', content: written(words[language]) });
  return [
    paragraph(intro),
    ...sections.flatMap(({ heading, paragraphs }): Block[] => [
      {
        type: 'heading',
        attrs: { level: 2, id: anchor(heading[0]) },
        content: written(heading[language]),
      },
      ...paragraphs.map(paragraph),
    ]),
  ];
}

function written(text: string): Inline[] {
  return [{ type: 'text', text }];
}

function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
