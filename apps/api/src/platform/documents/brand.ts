import type { Deps } from '../deps.ts';
import type { DocumentBrand } from './pdf/document-pdf.ts';

/** The operator's logo and color, for documents. */
export async function brandOf({ files, settings }: Pick<Deps, 'files' | 'settings'>): Promise<DocumentBrand> {
  const { logo, accent_shop: accent } = await settings();
  return { logo: logo === null ? null : await files.readOriginal(logo), accent };
}
