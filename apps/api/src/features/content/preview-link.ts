import type { PageSlug } from '@errand/contract/content';
import type { Deps } from '../../platform/deps.ts';
import { getSigner, isSameSignature } from '../../platform/secrets/index.ts';

const SIGNER = 'page-previews';
const VALID_MS = 3_600_000;

/** The path under which the draft of a page is shown for an hour. */
export async function previewPath(ctx: Pick<Deps, 'now' | 'pool'>, slug: PageSlug): Promise<string> {
  const until = String(ctx.now() + VALID_MS);
  const sign = await getSigner(ctx.pool, SIGNER);
  return `/page-preview/${slug}?key=${until}.${sign(textOf(slug, until))}`;
}

/** Whether a key is that of a preview of this page and has not expired. */
export async function isPreviewKey(
  ctx: Pick<Deps, 'now' | 'pool'>,
  slug: PageSlug,
  key: string,
): Promise<boolean> {
  const [until = '', signature = ''] = key.split('.');
  const sign = await getSigner(ctx.pool, SIGNER);
  return isSameSignature(signature, sign(textOf(slug, until))) && Number(until) > ctx.now();
}

function textOf(slug: PageSlug, until: string): string {
  return `page ${slug} ${until}`;
}
