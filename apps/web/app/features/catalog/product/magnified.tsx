import { pictureAt } from '@errand/ui/pictures/picture.tsx';
import { type CSSProperties, useState } from 'react';
import type { Spot } from './use-magnifier.ts';
import './magnified.css';

/** The size of the magnified picture [ITEM-30]. */
export const LARGE = { width: 1200, height: 1800 };

/** The magnified picture, offset so that the viewed point lies under the pointer, from edge to edge. */
export function Magnified({ src, spot }: { src: string; spot: Spot }) {
  const [drawn, setDrawn] = useState(LARGE);
  return (
    <span className="magnified" aria-hidden="true">
      <img
        className="magnified-picture"
        src={pictureAt(src, LARGE.width)}
        width={LARGE.width}
        height={LARGE.height}
        alt=""
        style={
          {
            '--x': spot.x / 100,
            '--y': spot.y / 100,
            '--dw': `${drawn.width}px`,
            '--dh': `${drawn.height}px`,
          } as CSSProperties
        }
        onLoad={({ currentTarget }) => setDrawn(fitted(currentTarget))}
      />
    </span>
  );
}

/** The size of the picture in its box, in its own aspect ratio. */
function fitted({ naturalWidth, naturalHeight }: HTMLImageElement) {
  const scale = Math.min(LARGE.width / naturalWidth, LARGE.height / naturalHeight);
  return { width: naturalWidth * scale, height: naturalHeight * scale };
}
