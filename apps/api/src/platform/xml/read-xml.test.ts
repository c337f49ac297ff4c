import { expect, test } from 'vitest';
import { allAt, at, readXml, textAt, type XmlTree } from './index.ts';

const read = (text: string, encoding: BufferEncoding = 'utf8') => readXml(Buffer.from(text, encoding));

async function rootOf(text: string, encoding?: BufferEncoding): Promise<XmlTree> {
  const result = await read(text, encoding);
  if ('fault' in result) throw new Error(result.fault);
  return result.root;
}

test('elements have their names without prefixes, namespaces, attributes and texts', async () => {
  const root = await rootOf(
    '<a:File xmlns:a="urn:x"><a:Amt Ccy="EUR"> 1.50 </a:Amt><b><![CDATA[<c>]]></b></a:File>',
  );
  expect([root.name, root.namespace]).toEqual(['File', 'urn:x']);
  expect(at(root, 'Amt')?.attributes).toEqual({ Ccy: 'EUR' });
  expect(textAt(root, 'Amt')).toBe('1.50');
  expect(textAt(root, 'b')).toBe('<c>');
  expect(textAt(root, 'b', 'c')).toBeNull();
  expect(
    allAt(await rootOf('<a><b><c>1</c></b><b><c>2</c></b></a>'), 'b', 'c').map(({ text }) => text),
  ).toEqual(['1', '2']);
});

test('a file is read in the encoding that it declares', async () => {
  const file = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><a>Müller</a>`;
  expect((await rootOf(file('ISO-8859-1'), 'latin1')).text).toBe('Müller');
  expect((await rootOf(`\uFEFF${file('UTF-16')}`, 'utf16le')).text).toBe('Müller');
  expect((await rootOf(`\uFEFF${file('UTF-8')}`)).text).toBe('Müller');
});

test('a file in another encoding than it declares is no XML', async () => {
  expect(await read('<?xml version="1.0" encoding="UTF-8"?><a>Müller</a>', 'latin1')).toEqual({
    fault: 'not_xml',
  });
  expect(await read('<?xml version="1.0" encoding="KLINGON"?><a>x</a>')).toEqual({ fault: 'not_xml' });
});

test('a file that declares a document type is rejected, whatever its entities would load or become', async () => {
  const external = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>';
  const parameter = '<!DOCTYPE a SYSTEM "http://127.0.0.1:1/a.dtd"><a/>';
  const levels = Array.from({ length: 12 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`).join(
    '',
  );
  const laughs = `<!DOCTYPE a [<!ENTITY e0 "ha">${levels}]><a>&e12;</a>`;
  for (const file of [external, parameter, laughs]) expect(await read(file)).not.toHaveProperty('root');
  expect(await read(external)).toEqual({ fault: 'doctype' });
});

test('what is no XML, is cut off or too deep is rejected', async () => {
  for (const file of [
    '',
    'reference,amount',
    '<a><b></a>',
    '<a>',
    '<a/><b/>',
    '<a>&x;</a>',
    '<a>'.repeat(300) + '</a>'.repeat(300),
  ])
    expect(await read(file)).toEqual({ fault: 'not_xml' });
});

test('a file above the limit is rejected before it is parsed', async () => {
  expect(await readXml(Buffer.alloc(5_000_001, 'x'))).toEqual({ fault: 'too_large' });
});
