import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import { type AddressDetail, isDoorPart } from '@errand/domain/addresses';
import { checkEmail } from '@errand/domain/auth';
import { type CountryCode, toE164 } from '@errand/ui/forms/phone-field.tsx';

type Rule = (value: string) => true | string;

/** Shows `text` while a field is blank. */
export const filled =
  (text: string): Rule =>
  (value) =>
    value.trim() !== '' || text;

/** What the fields of a contact accept: a name, a phone number of a country, and a mail address that may be left out. */
export function useContactRules(
  country: CountryCode,
): Record<'name' | 'phone' | 'email' | 'optionalEmail', Rule> {
  const t = useText();
  const email: Rule = (value) => {
    const problem = checkEmail(value);
    return problem === null || t(`auth.${problem}`);
  };
  return {
    name: filled(t('checkout.nameRequired')),
    phone: (value) =>
      value.trim() === ''
        ? t('checkout.phoneRequired')
        : toE164(value, country) !== null || t('checkout.phoneInvalid'),
    email,
    optionalEmail: (value) => value.trim() === '' || email(value),
  };
}

/** Requires the parts of an address without which no courier finds the door. */
export function useDoorRule(): (part: AddressDetail) => Rule {
  const t = useText();
  const { place_search: hasGeocoder } = useConfig();
  return (part) => (value) =>
    !isDoorPart(part, hasGeocoder) ||
    value.trim() !== '' ||
    t(part === 'road' ? 'addresses.streetRequired' : 'addresses.houseRequired');
}
