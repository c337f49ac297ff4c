import type { XmlDocument, XmlElement } from 'libxml2-wasm';

/** The most bytes of a file; parsing blocks the process for about a second for this many. */
const MOST_BYTES = 5_000_000;

/** Why a file was not read: too large, not XML (which includes a wrong encoding), or with a document type declaration. */
export type XmlFault = 'too_large' | 'not_xml' | 'doctype';

/** An element as it was read. `name` is without its prefix, `text` is that of the element itself. */
export type XmlTree = {
  name: string;
  namespace: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly XmlTree[];
  text: string;
};

/**
 * Reads a file that somebody else has written, in the encoding that it declares. Nothing is loaded from elsewhere, entities
 * are not expanded, and the limits of libxml2 hold: 256 levels, 10 MB for one text.
 */
export async function readXml(bytes: Uint8Array): Promise<{ root: XmlTree } | { fault: XmlFault }> {
  if (bytes.length > MOST_BYTES) return { fault: 'too_large' };
  const xml = await import('libxml2-wasm');
  let document: XmlDocument;
  try {
    document = xml.XmlDocument.fromBuffer(bytes, { option: xml.ParseOption.XML_PARSE_NO_XXE });
  } catch (error) {
    if (error instanceof xml.XmlParseError) return { fault: 'not_xml' };
    throw error;
  }
  try {
    // Files of banks have none. It is where attacks by entities begin.
    if (document.dtd !== null) return { fault: 'doctype' };
    return { root: treeOf(document.root) };
  } finally {
    document.dispose();
  }

  function treeOf(node: XmlElement): XmlTree {
    const children: XmlTree[] = [];
    let text = '';
    for (let child = node.firstChild; child !== null; child = child.next) {
      if (child instanceof xml.XmlElement) children.push(treeOf(child));
      else if (child instanceof xml.XmlText || child instanceof xml.XmlCData) text += child.content;
    }
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    return { name: node.name, namespace: node.namespaceUri, attributes, children, text: text.trim() };
  }
}

/** The first element at a path of names: `at(entry, 'RtrInf', 'Rsn', 'Cd')`. Null without one. */
export function at(tree: XmlTree, ...path: string[]): XmlTree | null {
  let found: XmlTree | null = tree;
  for (const name of path) found = found?.children.find((child) => child.name === name) ?? null;
  return found;
}

/** The text at a path of names; null without an element there, or for an empty one. */
export function textAt(tree: XmlTree, ...path: string[]): string | null {
  return at(tree, ...path)?.text || null;
}

/** All elements at a path of names, such as all entries of all statements. */
export function allAt(tree: XmlTree, ...path: string[]): XmlTree[] {
  let found = [tree];
  for (const name of path)
    found = found.flatMap(({ children }) => children.filter((child) => child.name === name));
  return found;
}
