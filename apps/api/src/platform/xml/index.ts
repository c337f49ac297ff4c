export { element, writeXml, type XmlNode } from './write-xml.ts';
