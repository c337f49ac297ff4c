import { useText } from '@errand/client/i18n.tsx';
import type { Order } from '@errand/contract/orders';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import './order-attachments.css';

/** The files of the prescription; the server sends them only to the owner. */
export function OrderAttachments({ order }: { order: Order }) {
  const t = useText();
  const files = order.order_attachment_full_url;
  if (files.length === 0) return null;
  return (
    <section className="order-attachments" aria-label={t('orders.prescription')}>
      <b className="text-label">{t('orders.prescription')}</b>
      <ul>
        {files.map((src, index) => (
          <li key={src}>
            <Attachment src={src} name={t('orders.prescriptionFile', { number: index + 1 })} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A thumbnail, or a file icon when the browser cannot render the file as an image (PDF). */
function Attachment({ src, name }: { src: string; name: string }) {
  const [isPicture, setPicture] = useState(true);
  return (
    <a href={src} target="_blank" rel="noreferrer" aria-label={name}>
      {isPicture ? (
        <img src={src} alt="" width={72} height={72} onError={() => setPicture(false)} />
      ) : (
        <FileText className="icon" size={26} />
      )}
    </a>
  );
}
