import { formText } from '@errand/client/forms/form-data.ts';
import { useText } from '@errand/client/i18n.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { StaticPicture } from '@errand/ui/pictures/static-picture.tsx';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import './find-order.css';

/** Order number and phone: how a guest finds an order on any device. */
export function FindOrder({
  title,
  problem = null,
  typed,
  onFind,
}: {
  /** The page's title. */
  title: string;
  /** Why the last search failed. */
  problem?: string | null | undefined;
  typed?: { order: string; phone: string };
  onFind: (order: string, phone: string) => void;
}) {
  const t = useText();
  const [errors, setErrors] = useState<{ order?: string | undefined; phone?: string | undefined }>({});

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const order = formText(form, 'order_id').replace(/\D/g, '');
    const phone = formText(form, 'contact_number');
    const found = {
      order: order ? undefined : t('orders.find.orderMissing'),
      phone: phone.replace(/\D/g, '').length >= 6 ? undefined : t('orders.find.phoneMissing'),
    };
    setErrors(found);
    if (!found.order && !found.phone) onFind(order, phone);
  }

  return (
    <div className="page-width find-order">
      <div>
        <h1 className="text-h1">{title}</h1>
        <p className="text-lead">{t('orders.find.text')}</p>
        <form onSubmit={submit} noValidate>
          {problem && (
            <p className="note warn" role="alert">
              {problem}
            </p>
          )}
          <TextField
            name="order_id"
            label={t('orders.find.order')}
            inputMode="numeric"
            dir="ltr"
            placeholder="20418"
            defaultValue={typed?.order}
            error={errors.order}
          />
          <TextField
            name="contact_number"
            label={t('orders.find.phone')}
            type="tel"
            autoComplete="tel"
            dir="ltr"
            defaultValue={typed?.phone}
            error={errors.phone}
          />
          <Button type="submit" size="lg" full>
            <Search size={20} strokeWidth={1.75} aria-hidden="true" />
            {t('orders.find.submit')}
          </Button>
        </form>
      </div>
      <StaticPicture name="motor-scooter" width={276} className="find-order-picture no-phone" eager />
    </div>
  );
}
