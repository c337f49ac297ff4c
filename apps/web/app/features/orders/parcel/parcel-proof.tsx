import { useText } from '@errand/client/i18n.tsx';
import type { Order } from '@errand/contract/orders';
import { Picture } from '@errand/ui/pictures/picture.tsx';
import './parcel-proof.css';

/** The pictures that the courier took at the door. */
export function ParcelProof({ order: { order_proof_full_url: pictures } }: { order: Order }) {
  const t = useText();
  if (pictures.length === 0) return null;
  return (
    <section className="parcel-proof" aria-label={t('parcel-order.proof')}>
      <b className="text-label">{t('parcel-order.proof')}</b>
      <ul>
        {pictures.map((src, index) => (
          <li key={src}>
            <a href={src} target="_blank" rel="noreferrer">
              <Picture src={src} width={112} alt={t('parcel-order.proofPicture', { number: index + 1 })} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
