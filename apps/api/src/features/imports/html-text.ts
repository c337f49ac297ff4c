import { Parser } from 'htmlparser2';

const BLOCKS = new Set('p div h1 h2 h3 h4 h5 h6 li ul ol tr table section article blockquote'.split(' '));
const SILENT = new Set(['script', 'style', 'template', 'iframe']);

/** Converts a description in HTML to plain text with its paragraphs and list items. */
export function htmlText(html: string): string {
  let text = '';
  let silent = 0;
  const parser = new Parser({
    onopentag(name) {
      if (SILENT.has(name)) silent += 1;
      if (name === 'br' || BLOCKS.has(name)) text += '\n';
      if (name === 'li') text += '• ';
    },
    ontext(part) {
      if (silent === 0) text += part.replace(/\s+/g, ' ');
    },
    onclosetag(name) {
      if (SILENT.has(name)) silent -= 1;
      if (BLOCKS.has(name) && name !== 'li') text += '\n';
    },
  });
  parser.end(html);
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
