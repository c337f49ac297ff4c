import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Picture } from './picture.tsx';

type Art = { tint: string } | null;

/**
 * A square picture tile. Cut-out pictures (with a tint) have a gradient behind them; photos fill the tile. `width` is
 * the tile's display width in CSS pixels.
 */
export function Tile(props: {
  src: string | null;
  art: Art;
  width: number;
  className?: string | undefined;
  alt?: string | undefined;
  eager?: boolean | undefined;
  children?: ReactNode;
}) {
  const { src, art, width, className, alt, eager, children } = props;
  return (
    <div className={cx('tile', !art && 'photo', className)} data-tint={art?.tint ?? 'stone'}>
      {src && <Picture src={src} width={Math.round(art ? width * 0.62 : width)} alt={alt} eager={eager} />}
      {children}
    </div>
  );
}
