import { toFormData } from '@errand/client/forms/form-data.ts';
import { checkCourierForm, type IdentityType } from '@errand/domain/registration';
import { type CountryCode, toE164 } from '@errand/ui/forms/phone-field.tsx';
import type { PersonValues } from './components/person-fields.tsx';

/** Form values of a courier registration, named as on the wire. */
export type CourierValues = PersonValues & {
  earning: 0 | 1;
  zone_id: string;
  vehicle_id: string;
  identity_type: IdentityType;
  identity_number: string;
  identity_image: File[];
  image: File[];
};

export function emptyCourier(country: CountryCode): CourierValues {
  return {
    f_name: '',
    l_name: '',
    email: '',
    phone: '',
    country,
    password: '',
    earning: 1,
    zone_id: '',
    vehicle_id: '',
    identity_type: 'passport',
    identity_number: '',
    identity_image: [],
    image: [],
  };
}

export function courierProblems(values: CourierValues) {
  return checkCourierForm({
    ...values,
    stored_phone: toE164(values.phone, values.country),
    identity_image: values.identity_image.length,
    image: values.image.length > 0,
    zone_id: values.zone_id === '' ? null : Number(values.zone_id),
    vehicle_id: values.vehicle_id === '' ? null : Number(values.vehicle_id),
  });
}

/** The request body. */
export function courierBody(values: CourierValues): FormData {
  const { country, image, ...fields } = values;
  return toFormData({
    ...fields,
    phone: toE164(values.phone, country) ?? values.phone,
    image: image[0] ?? null,
  });
}
