import { toFormData } from '@errand/client/forms/form-data.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type LooseTranslations } from '@errand/domain/language';
import type { Point } from '@errand/domain/location';
import type { DeliveryTimeType } from '@errand/domain/registration';
import { type CountryCode, toE164 } from '@errand/ui/forms/phone-field.tsx';
import type { PersonValues } from './components/person-fields.tsx';

/** Form values of a store registration, named as on the wire where both have a field. */
export type StoreValues = PersonValues & {
  name: string;
  name_in: LooseTranslations;
  module_id: string;
  minimum_delivery_time: string;
  maximum_delivery_time: string;
  delivery_time_type: DeliveryTimeType;
  tax: string;
  point: Point | null;
  zone_id: number | null;
  address: string;
  address_in: LooseTranslations;
  logo: File[];
  cover_photo: File[];
  tin: string;
  tin_expire_date: string;
  tin_certificate_image: File[];
  business_plan: 'commission' | 'subscription';
  package_id: number | null;
};

export function emptyStore(country: CountryCode): StoreValues {
  return {
    f_name: '',
    l_name: '',
    email: '',
    phone: '',
    country,
    password: '',
    name: '',
    name_in: {},
    module_id: '',
    minimum_delivery_time: '20',
    maximum_delivery_time: '40',
    delivery_time_type: 'min',
    tax: '0',
    point: null,
    zone_id: null,
    address: '',
    address_in: {},
    logo: [],
    cover_photo: [],
    tin: '',
    tin_expire_date: '',
    tin_certificate_image: [],
    business_plan: 'commission',
    package_id: null,
  };
}

/** The request body. */
export function storeBody(values: StoreValues): FormData {
  const translations = (['name', 'address'] as const)
    .flatMap((key) =>
      LANGUAGE_CODES.map((locale) => {
        const value = locale === DEFAULT_LANGUAGE ? values[key] : (values[`${key}_in`][locale] ?? '');
        return { locale, key, value };
      }),
    )
    .filter(({ value }) => value.trim() !== '');
  return toFormData({
    f_name: values.f_name,
    l_name: values.l_name,
    email: values.email,
    phone: toE164(values.phone, values.country) ?? values.phone,
    password: values.password,
    translations: JSON.stringify(translations),
    module_id: values.module_id,
    zone_id: values.zone_id,
    latitude: values.point?.latitude ?? null,
    longitude: values.point?.longitude ?? null,
    minimum_delivery_time: values.minimum_delivery_time,
    maximum_delivery_time: values.maximum_delivery_time,
    delivery_time_type: values.delivery_time_type,
    tax: values.tax,
    business_plan: values.business_plan,
    package_id: values.business_plan === 'subscription' ? values.package_id : null,
    tin: values.tin,
    tin_expire_date: values.tin_expire_date,
    logo: values.logo[0] ?? null,
    cover_photo: values.cover_photo[0] ?? null,
    tin_certificate_image: values.tin_certificate_image[0] ?? null,
  });
}
