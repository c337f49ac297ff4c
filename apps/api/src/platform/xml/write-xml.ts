import type { XmlElement } from 'libxml2-wasm';

/** An element of a file: its name with the prefix of its namespace (`cbc:ID`), and its text or its children. */
export type XmlNode = {
  name: string;
  content: string | readonly (XmlNode | null)[];
  attributes?: Readonly<Record<string, string>>;
};

/** Namespaces by their prefixes; '' is that of elements without one. */
export type Namespaces = Readonly<Record<string, string>>;

/** Characters that no XML file may have, such as those that a copied text brings along. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** An element; without content (an empty text, null or only empty children) it is left out. */
export function element(
  name: string,
  content: string | null | readonly (XmlNode | null)[],
  attributes: Readonly<Record<string, string>> = {},
): XmlNode | null {
  if (content === null || content === '') return null;
  if (typeof content !== 'string' && content.every((child) => child === null)) return null;
  return { name, content, attributes };
}

/** Serializes a file in UTF-8, in the sequence of its nodes. Escapes texts and removes characters that XML forbids. */
export async function writeXml(root: XmlNode, namespaces: Namespaces): Promise<string> {
  const { XmlDocument } = await import('libxml2-wasm');
  const document = XmlDocument.create();
  try {
    const top = document.createRoot(root.name, namespaces['']);
    for (const [prefix, uri] of Object.entries(namespaces)) if (prefix) top.addNsDeclaration(uri, prefix);
    fill(top, root);
    return document.toString({ format: true });
  } finally {
    document.dispose();
  }
}

function fill(target: XmlElement, { content, attributes = {} }: XmlNode): void {
  for (const [name, value] of Object.entries(attributes)) target.setAttr(name, value.replace(FORBIDDEN, ''));
  if (typeof content === 'string') {
    target.addText(content.replace(FORBIDDEN, ''));
    return;
  }
  for (const child of content) {
    if (child === null) continue;
    const [prefix, name] = child.name.includes(':') ? child.name.split(':') : ['', child.name];
    fill(target.addElement(name ?? '', prefix ?? ''), child);
  }
}
