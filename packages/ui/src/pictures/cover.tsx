import type { CSSProperties, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { LetterArt } from './letter-art.tsx';
import { Motif } from './motif.tsx';
import { Picture } from './picture.tsx';

export type CoverArt = { tint: string; motif: string; pictures: string[] } | null;

/** Positions of the main and up to two small pictures of a cover, in percent of its box. */
const PLACES: CSSProperties[][] = [
  [],
  [{ left: '50%', top: '56%', width: '42%' }],
  [
    { left: '44%', top: '58%', width: '42%' },
    { left: '78%', top: '66%', width: '25%', '--r': '8deg' } as CSSProperties,
  ],
  [
    { left: '50%', top: '56%', width: '42%' },
    { left: '22%', top: '74%', width: '19%' },
    { left: '80%', top: '75%', width: '20%', '--r': '8deg' } as CSSProperties,
  ],
];

/** A store's cover: tint, motif and pictures, or its photo, or the initial of its name. */
export function Cover(props: {
  name: string;
  art: CoverArt;
  photo: string | null;
  width: number;
  eager?: boolean | undefined;
  className?: string | undefined;
  children?: ReactNode;
}) {
  const { name, art, photo, width, eager, className, children } = props;
  if (!art) {
    return (
      <div className={cx('cover', className)} data-tint="stone">
        {photo ? (
          <Picture
            className="cover-photo"
            src={photo}
            width={width}
            height={Math.round(width * 0.65)}
            eager={eager}
          />
        ) : (
          <LetterArt name={name} />
        )}
        {children}
      </div>
    );
  }
  const places = PLACES[Math.min(art.pictures.length, 3)] ?? [];
  return (
    <div className={cx('cover', art.motif === 'road' && 'mirror-ltr', className)} data-tint={art.tint}>
      <Motif name={art.motif} />
      {art.pictures.slice(0, 3).map((src, index) => (
        <Picture
          key={src}
          className="cover-picture"
          src={src}
          width={Math.round((width * Number.parseInt(String(places[index]?.width), 10)) / 100)}
          eager={eager && index === 0}
          style={places[index]}
        />
      ))}
      {children}
    </div>
  );
}
