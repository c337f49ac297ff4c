import type { DOCUMENT_FORMS } from '@errand/contract/console/finance/documents';
import type { BusinessDocument } from '@errand/domain/invoicing';
import type { LanguageCode } from '@errand/domain/language';
import type { Deps } from '../../../platform/deps.ts';
import { brandOf, documentPdf, documentUbl, limited } from '../../../platform/documents/index.ts';
import { requireFound } from '../../../platform/http/index.ts';
import { findDocument } from '../documents.queries.ts';

type Form = (typeof DOCUMENT_FORMS)[number];
type RenderedFile = { name: string; mediaType: string; bytes: Buffer };

/** An issued document by its id, in one of its forms. Throws `not_found`, and `busy` while too many are rendered. */
export async function readDocument(
  deps: Pick<Deps, 'db' | 'files' | 'settings'>,
  id: number,
  how: { form: Form; language: LanguageCode },
): Promise<RenderedFile> {
  const row = requireFound(await findDocument(deps.db, id));
  return renderDocument(deps, row.document, how);
}

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
