import { readFileSync } from 'node:fs';
import { directionOf, type LanguageCode } from '@errand/domain/language';
import type PDFDocument from 'pdfkit';
import { spokenText, type TextLine, textLines } from './text-lines.ts';

const FONTS = new URL('../../../../assets/fonts/', import.meta.url);
/** Read once, with the first document. */
const files = new Map<number, Buffer>();

function fontFile(weight: 400 | 700): Buffer {
  const file = files.get(weight) ?? readFileSync(new URL(`rubik-${weight}.ttf`, FONTS));
  files.set(weight, file);
  return file;
}

/** A4 in points, and its margins. */
const PAGE = { width: 595.28, height: 841.89, side: 42, top: 42, bottom: 56 };
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.side;
/** Line height as a multiple of the size of the font. */
const LEADING = 1.35;
/** Amounts have digits of one width, so that they stand below each other. A list also makes pdfkit shape whole runs. */
const FEATURES = { text: [], amount: ['tnum'] } satisfies Record<string, PDFKit.Mixins.OpenTypeFeatures[]>;

/** A place on the page: `x` counts from the side where lines begin, `y` from the top. */
export type Box = { x: number; y: number; width: number };
/** `number`: at the right in every language, so that the digits of numbers stand below each other. */
export type Align = 'start' | 'end' | 'number';
export type TextStyle = {
  size: number;
  bold?: boolean;
  color?: string;
  align?: Align;
  /** Amounts are written from left to right in every language. */
  isAmount?: boolean;
};

export type SheetFacts = { language: LanguageCode; title: string; author: string; createdAtMs: number };

/** Pages of a document in one language. Everything is placed from the side where its lines begin. */
export type Sheet = ReturnType<typeof createSheet>;

/** Begins an accessible PDF/A-3 document. `Pdf` is the class of pdfkit, which is loaded with the first document. */
export function createSheet(Pdf: typeof PDFDocument, facts: SheetFacts) {
  const direction = directionOf(facts.language);
  const created = new Date(facts.createdAtMs);
  const pdf = new Pdf({
    size: [PAGE.width, PAGE.height],
    // Texts are placed by their boxes; a margin would make pdfkit break pages by itself.
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-3b',
    tagged: true,
    lang: facts.language,
    displayTitle: true,
    info: { Title: facts.title, Author: facts.author, CreationDate: created, ModDate: created },
  });
  pdf.registerFont('regular', fontFile(400));
  pdf.registerFont('bold', fontFile(700));
  const body = pdf.struct('Document');
  pdf.addStructure(body);
  let parent = body;
  /** Shaping is the slow part of a document, and most words are measured more than once. */
  const widths = new Map<string, number>();

  const sheet = {
    pdf,
    /** Where the next block begins. */
    y: PAGE.top,

    linesOf(text: string, width: number, style: TextStyle): TextLine[] {
      const font = style.bold ? 'bold' : 'regular';
      const features = FEATURES[style.isAmount ? 'amount' : 'text'];
      const measure = (run: string) => {
        const key = `${font} ${features.join()} ${style.size} ${run}`;
        const known = widths.get(key) ?? pdf.font(font, style.size).widthOfString(run, { features });
        widths.set(key, known);
        return known;
      };
      return textLines(text, style.isAmount ? 'ltr' : direction, width, measure);
    },

    heightOf(text: string, width: number, style: TextStyle): number {
      return sheet.linesOf(text, width, style).length * style.size * LEADING;
    },

    /** Draws a text and returns its height. */
    write(text: string, box: Box, style: TextStyle): number {
      const lines = sheet.linesOf(text, box.width, style);
      pdf.font(style.bold ? 'bold' : 'regular', style.size).fillColor(style.color ?? '#1a1a1a');
      for (const [index, line] of lines.entries()) {
        let x = sheet.left(box, line.width, style.align ?? 'start');
        const y = box.y + index * style.size * LEADING;
        for (const { text: run, width } of line.runs) {
          pdf.text(run, x, y, { lineBreak: false, features: FEATURES[style.isAmount ? 'amount' : 'text'] });
          x += width;
        }
      }
      return lines.length * style.size * LEADING;
    },

    /** The left edge of something in a box. */
    left(box: Box, width: number, align: Align): number {
      const isLeft = align !== 'number' && (align === 'start') === (direction === 'ltr');
      const edge = direction === 'ltr' ? PAGE.side + box.x : PAGE.width - PAGE.side - box.x - box.width;
      return isLeft ? edge : edge + box.width - width;
    },

    shade(box: Box & { height: number }, color: string): void {
      pdf.rect(sheet.left(box, box.width, 'start'), box.y, box.width, box.height).fill(color);
    },

    /** Draws a text with its role for screen readers (`P`, `H1`, `TD`), and returns its height. */
    put(role: string, text: string, box: Box, style: TextStyle): number {
      let height = 0;
      const draw = () => {
        height = sheet.write(text, box, style);
      };
      sheet.tag(role, draw, { spoken: text });
      return height;
    },

    /** Draws content with its role: `spoken` is the text that it draws, `alt` describes a picture. */
    tag(role: string, draw: () => void, { spoken = '', alt }: { spoken?: string; alt?: string }): void {
      // Glyphs from right to left stand in the file in the order in which they are drawn.
      const actual = spokenText(spoken);
      parent.add(pdf.struct(role, { ...(alt && { alt }), ...(actual && { actual }) }, draw));
    },

    /** Draws content inside of a role that only groups, such as `Table` or `TR`. */
    group(role: string, draw: () => void): void {
      const outer = parent;
      const inner = pdf.struct(role);
      outer.add(inner);
      parent = inner;
      draw();
      inner.end();
      parent = outer;
    },

    /** Draws what screen readers skip: lines, backgrounds, repeated heads, page numbers. */
    decorate(draw: () => void): void {
      pdf.markContent('Artifact', { type: 'Layout' });
      draw();
      pdf.endMarkedContent();
    },

    /** Begins a new page if the height does not fit on this one. Returns whether it did. */
    ensure(height: number): boolean {
      if (sheet.y + height <= PAGE.height - PAGE.bottom) return false;
      pdf.addPage();
      sheet.y = PAGE.top;
      return true;
    },

    /** Draws the foot of every page and returns the file. */
    async finish(foot: (page: number, pages: number, y: number) => void): Promise<Buffer> {
      const { start, count } = pdf.bufferedPageRange();
      for (let page = 0; page < count; page += 1) {
        pdf.switchToPage(start + page);
        sheet.decorate(() => foot(page + 1, count, PAGE.height - PAGE.bottom + 24));
      }
      body.end();
      const chunks: Buffer[] = [];
      const file = new Promise<Buffer>((resolve, reject) => {
        pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
        pdf.on('end', () => resolve(Buffer.concat(chunks)));
        pdf.on('error', reject);
      });
      pdf.end();
      return file;
    },
  };
  return sheet;
}
