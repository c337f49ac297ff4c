import type { Item } from '@errand/contract/catalog';
import { LetterArt } from '@errand/ui/pictures/letter-art.tsx';
import { Picture } from '@errand/ui/pictures/picture.tsx';

/** The item's illustration under an arch; a photo, or the initial of its name without any picture, replaces it. */
export function ItemArt({ item }: { item: Item }) {
  const src = item.image_full_url;
  if (!src) return <LetterArt name={item.name} />;
  if (!item.art) return <Picture className="cover-photo" src={src} width={400} height={720} eager />;
  return (
    <>
      <svg
        className="cover-motif"
        viewBox="0 0 400 720"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <path d="M66 720V300a134 134 0 0 1 268 0v420Z" fill="var(--t3)" />
        <path d="M-120 720V392a66 66 0 0 1 132 0v328Zm508 0V392a66 66 0 0 1 132 0v328Z" fill="var(--t4)" />
      </svg>
      <Picture className="cover-picture" src={src} width={256} eager />
    </>
  );
}
