import { formText } from '@errand/client/forms/form-data.ts';
import { useText } from '@errand/client/i18n.tsx';
import { normalizeText } from '@errand/domain/text';
import { cx } from '@errand/ui/cx.ts';
import { Button } from '@errand/ui/forms/button.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { Note } from '@errand/ui/note.tsx';
import { StaticPicture } from '@errand/ui/pictures/static-picture.tsx';
import { Search } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { GuestDevicePush } from '#features/notifications/index.ts';
import './find-order.css';

/** Order or trip number and phone: how a guest finds either on any device. */
export function FindOrder(props: {
  /** The page's title. */
  title: string;
  /** Why the last search failed. */
  problem?: string | null | undefined;
  typed?: { order: string; phone: string };
  /** Uses the texts for a trip. */
  isTrip?: boolean;
  onFind: (order: string, phone: string) => void;
  /** Beside the form, instead of the picture. */
  children?: ReactNode;
}) {
  const { title, problem = null, typed, isTrip = false, onFind, children } = props;
  const t = useText();
  const say = isTrip ? TRIP : ORDER;
  const [errors, setErrors] = useState<{ order?: string | undefined; phone?: string | undefined }>({});

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const { order, phone } = readSought(formText(form, 'order_id'), formText(form, 'contact_number'));
    const found = {
      order: order ? undefined : t(say.numberMissing),
      phone: phone ? undefined : t(say.phoneMissing),
    };
    setErrors(found);
    if (!found.order && !found.phone) onFind(order, phone);
  }

  return (
    <div className={cx('page-width find-order', Boolean(children) && 'with-orders')}>
      <div>
        <h1 className="text-h1">{title}</h1>
        <p className="text-lead">{t(say.text)}</p>
        <form onSubmit={submit} noValidate>
          {problem && <Note live="alert" tone="warn" text={problem} />}
          <TextField
            name="order_id"
            label={t(say.number)}
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
            <Search size={20} />
            {t(say.submit)}
          </Button>
        </form>
        <GuestDevicePush />
      </div>
      {children || (
        <StaticPicture
          name={isTrip ? 'sport-utility-vehicle' : 'motor-scooter'}
          width={276}
          className="find-order-picture no-phone"
          eager
        />
      )}
    </div>
  );
}

const SHORTEST_PHONE = 6;

/** The typed number and phone in digits of 0-9, from digits of any script; empty for what is none. */
export function readSought(order: string, phone: string): { order: string; phone: string } {
  const digits = normalizeText(phone, 'identifier');
  return {
    order: normalizeText(order, 'code').replace(/\D/g, ''),
    phone: digits.replace(/\D/g, '').length >= SHORTEST_PHONE ? digits : '',
  };
}

const ORDER = {
  text: 'orders.find.text',
  number: 'orders.find.order',
  numberMissing: 'orders.find.orderMissing',
  phoneMissing: 'orders.find.phoneMissing',
  submit: 'orders.find.submit',
} as const;

const TRIP = {
  text: 'rental-trip.find.text',
  number: 'rental-trip.find.number',
  numberMissing: 'rental-trip.find.numberMissing',
  phoneMissing: 'rental-trip.find.phoneMissing',
  submit: 'rental-trip.find',
} as const;
