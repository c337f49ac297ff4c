import type { PaperKind } from '@errand/contract/console/support/applications';
import type { Deps } from '../../platform/deps.ts';
import {
  findPapers,
  isPictureReferenced,
  listPublicPapers,
  type PublicPaper,
  replacePaper,
} from './papers.queries.ts';

/**
 * Moves papers that earlier versions stored as public pictures to private files. The row is changed before the public
 * file is deleted, and a second run finds what an interrupted one has left.
 */
export async function privatizePapers({ db, files }: Pick<Deps, 'db' | 'files'>): Promise<void> {
  for (const paper of await listPublicPapers(db)) await privatize({ db, files }, paper);
}

async function privatize({ db, files }: Pick<Deps, 'db' | 'files'>, paper: PublicPaper): Promise<void> {
  const bytes = await files.readOriginal(paper.key);
  if (!bytes) return;
  const key = await files.putPrivate(bytes);
  if (!(await replacePaper(db, paper, key))) await files.dropPrivate(key);
  // Equal pictures share a key: the file stays for a logo, and for papers that are moved later.
  if (!(await isPictureReferenced(db, paper.key))) await files.drop(db, paper.key);
}

export type Paper = { paper: PaperKind; bytes: Buffer; extension: 'webp' | 'png' | 'jpg' };

/** The papers of an application, for the operator; null for an unknown one. */
export async function readPapers(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  kind: PublicPaper['kind'],
  id: number,
): Promise<Paper[] | null> {
  const papers = await findPapers(db, kind, id);
  if (papers === null) return null;
  const read = await Promise.all(
    papers.map(async ({ paper, key }) => ({ paper, bytes: await files.readPrivate(key) })),
  );
  return read.flatMap(({ paper, bytes }) =>
    bytes === null ? [] : [{ paper, bytes, extension: extensionOf(bytes) }],
  );
}

/** Papers are stored as WebP; those of earlier versions as they were uploaded. */
function extensionOf(bytes: Buffer): Paper['extension'] {
  if (bytes.subarray(1, 4).toString('latin1') === 'PNG') return 'png';
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? 'jpg' : 'webp';
}
