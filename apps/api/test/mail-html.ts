import { readXml, type XmlTree } from '../src/platform/xml/index.ts';

/** Every element of a mail, outer ones first. Throws where its HTML is not well-formed. */
export async function mailElements(html: string): Promise<XmlTree[]> {
  const [doctype, ...lines] = html.split(/(?<=<!DOCTYPE html>)/);
  if (doctype !== '<!DOCTYPE html>') throw new Error('The mail has no document type.');
  const read = await readXml(Buffer.from(lines.join('')));
  if ('fault' in read) throw new Error(`The HTML of the mail is ${read.fault}.`);
  const all = (tree: XmlTree): XmlTree[] => [tree, ...tree.children.flatMap(all)];
  return all(read.root);
}

/** The words of a mail as they are read, without those in comments for Outlook. */
export function mailWords(html: string): string {
  const body = html
    .replace(/<!--.*?-->|<head>.*?<\/head>/gs, '')
    .replace(/<br\/>|<\/(?:p|td|tr|h1|h2)>/g, '\n');
  return body
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#160;', ' ')
    .replace(/(?:&#(?!39;)\d+;)+/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\n+/g, '\n');
}
