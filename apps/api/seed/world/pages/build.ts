import type { Text } from '../types.ts';

type Pair = [en: string, ar: string];
type Section = { heading: Pair; paragraphs: Pair[] };

/** A policy page: its title and its body as simple HTML, one `h2` with an anchor per section. */
export type PageSeed = { slug: string; title: Text; html: Text };

/** Builds a page; anchors are derived from the English headings, so that links work in both languages. */
export function page(slug: string, title: Pair, intro: Pair, sections: Section[]): PageSeed {
  return {
    slug,
    title: { en: title[0], ar: title[1] },
    html: { en: body(0, intro, sections), ar: body(1, intro, sections) },
  };
}

/** One section: a heading and its paragraphs. */
export function section(heading: Pair, ...paragraphs: Pair[]): Section {
  return { heading, paragraphs };
}

function body(language: 0 | 1, intro: Pair, sections: Section[]): string {
  const parts = sections.map(({ heading, paragraphs }) => {
    const lines = paragraphs.map((paragraph) => `<p>${paragraph[language]}</p>`);
    return [`<h2 id="${anchor(heading[0])}">${heading[language]}</h2>`, ...lines].join('\n');
  });
  return [`<p>${intro[language]}</p>`, ...parts].join('\n');
}

function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
