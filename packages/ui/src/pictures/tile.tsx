import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { LetterArt } from './letter-art.tsx';
import { Picture } from './picture.tsx';

type Art = { tint: string } | null;

/**
 * A square picture tile. Cut-out pictures (with a tint) have a gradient behind them; photos fill the tile; without a
 * picture it shows the initial of `name`, which is null while its subject is loading. `width` is the tile's display
 * width in CSS pixels.
 */
export function Tile(props: {
  name: string | null;
  src: string | null;
  art: Art;
  width: number;
  className?: string | undefined;
  alt?: string | undefined;
  eager?: boolean | undefined;
  children?: ReactNode;
}) {
  const { name, src, art, width, className, alt, eager, children } = props;
  return (
    <div className={cx('tile', !art && 'photo', className)} data-tint={art?.tint ?? 'stone'}>
      {src && <Picture src={src} width={Math.round(art ? width * 0.62 : width)} alt={alt} eager={eager} />}
      {!src && name !== null && <LetterArt name={name} />}
      {children}
    </div>
  );
}
