export { allAt, at, readXml, textAt, type XmlFault, type XmlTree } from './read-xml.ts';
export { element, writeXml, type XmlNode } from './write-xml.ts';
