import type { DOCUMENT_FORMS } from '@errand/contract/console/finance/documents';
import type { BusinessDocument } from '@errand/domain/invoicing';
import type { LanguageCode } from '@errand/domain/language';
import type { Deps } from '../../../platform/deps.ts';
import { brandOf, documentPdf, documentUbl, limited } from '../../../platform/documents/index.ts';

type Form = (typeof DOCUMENT_FORMS)[number];
type RenderedFile = { name: string; mediaType: string; bytes: Buffer };

/** Renders an issued document in one of its forms. Throws `busy` while too many are rendered. */
export async function renderDocument(
  deps: Pick<Deps, 'files' | 'settings'>,
  document: BusinessDocument,
  { form, language }: { form: Form; language: LanguageCode },
): Promise<RenderedFile> {
  const xml = await documentUbl(document, language);
  const name = `${document.number}.${form}`;
  if (form === 'xml') return { name, mediaType: 'application/xml', bytes: Buffer.from(xml) };
  const brand = await brandOf(deps);
  const bytes = await limited(() => documentPdf(document, { language, brand, xml }));
  return { name, mediaType: 'application/pdf', bytes };
}
