import type { ConsoleContext } from '../../../console/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { type Paper, readPapers } from '../papers.ts';

const TYPES: Record<Paper['extension'], string> = { webp: 'image/webp', png: 'image/png', jpg: 'image/jpeg' };

/** The papers of an application as `data:` URLs. */
export async function showPapers(ctx: ConsoleContext, kind: 'courier' | 'store', id: number) {
  const papers = await readPapers(ctx, kind, id);
  if (papers === null) throw new AppError('not_found');
  return {
    papers: papers.map(({ paper, bytes, extension }) => ({
      paper,
      url: `data:${TYPES[extension]};base64,${bytes.toString('base64')}`,
    })),
  };
}
