import { useText } from '@errand/client/i18n.tsx';
import type { Vehicle } from '@errand/contract/rental';
import { cx } from '@errand/ui/cx.ts';
import { LetterArt } from '@errand/ui/pictures/letter-art.tsx';
import { Motif } from '@errand/ui/pictures/motif.tsx';
import { Picture } from '@errand/ui/pictures/picture.tsx';
import { useState } from 'react';
import { Heart } from '#features/wishlist/index.ts';
import { VehicleDeal } from './vehicle-price.tsx';
import './vehicle-gallery.css';

/** The pictures of a vehicle: one large, and thumbnails if there are several. */
export function VehicleGallery({ vehicle }: { vehicle: Vehicle }) {
  const t = useText();
  const [chosen, setChosen] = useState(0);
  const { images_full_url: pictures, art, name } = vehicle;
  const src = pictures[chosen];
  return (
    <section className="vehicle-gallery" aria-label={t('rental-search.pictures')}>
      <div
        className={cx('cover vehicle-gallery-cover mirror-ltr', !art && 'vehicle-gallery-photo')}
        data-tint={art?.tint ?? 'stone'}
      >
        {src && art && <Motif name="road" />}
        {src ? (
          <Picture
            key={src}
            src={src}
            width={art ? 276 : 640}
            alt={name}
            eager
            className="vehicle-gallery-picture"
          />
        ) : (
          <LetterArt name={name} />
        )}
        <VehicleDeal vehicle={vehicle} />
      </div>
      <Heart kind="vehicle" id={vehicle.id} name={name} />
      {pictures.length > 1 && (
        <div className="vehicle-gallery-thumbs" role="group" aria-label={t('rental-search.pictures')}>
          {pictures.map((picture, index) => (
            <button
              type="button"
              key={picture}
              className={cx('tile mirror-ltr', !art && 'photo', index === chosen && 'on')}
              data-tint={art?.tint ?? 'stone'}
              aria-label={t('rental-search.pictureOf', { number: index + 1 })}
              aria-pressed={index === chosen}
              onClick={() => setChosen(index)}
            >
              <Picture src={picture} width={96} />
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
