import { useConfig } from '@errand/client/config.tsx';
import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { useHydrated } from '@errand/client/use-hydrated.ts';
import { canBePhone, mobileLengths, plainPhone } from '@errand/domain/auth';
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useMemo } from 'react';
import { TextField } from './field.tsx';
import './phone-field.css';

export type { CountryCode };

const MOBILE_LENGTHS = mobileLengths(
  getCountries().map((country) => [getCountryCallingCode(country), examples[country]]),
);

/** The default country of phone numbers: the operator's. */
export function useHomeCountry(): CountryCode {
  const { country } = useConfig();
  return isSupportedCountry(country) ? country : 'US';
}

/** A typed number as E.164 ("+971500001234"); null while it is incomplete. */
export function toE164(typed: string, country: CountryCode): string | null {
  return phoneOf(typed, country)?.number ?? null;
}

/** The digits of a typed number as its country writes them ("0500001234"); null while it is incomplete. */
export function nationalDigits(typed: string, country: CountryCode): string | null {
  return phoneOf(typed, country)?.formatNational().replace(/\D/g, '') ?? null;
}

/** Whether a typed number is a valid one of its country. */
export function fitsCountry(typed: string, country: CountryCode): boolean {
  return phoneOf(typed, country)?.isValid() ?? false;
}

function phoneOf(typed: string, country: CountryCode): PhoneNumber | null {
  const number = parsePhoneNumberFromString(plainPhone(typed) ?? '', country);
  return number && canBePhone(number, MOBILE_LENGTHS) ? number : null;
}

/** A stored number in the national format of `country`; a number of another country stays international. */
export function fromE164(stored: string, country: CountryCode): string {
  const number = parsePhoneNumberFromString(stored, country);
  if (!number) return stored;
  return number.countryCallingCode === getCountryCallingCode(country)
    ? number.nationalNumber
    : number.formatInternational();
}

/** Flag and calling code inside a phone field; a country picker if the operator enables it. */
export function CountryCodeBox(props: { country: CountryCode; onChange: (country: CountryCode) => void }) {
  const { country, onChange } = props;
  const t = useText();
  const language = useLanguage();
  const { country_picker_status: choosable } = useConfig();
  // Names and order may differ between server and browser, so the list is rendered after hydration.
  const inBrowser = useHydrated();
  const countries = useMemo(
    () => (inBrowser ? countryList(language) : [{ code: country, name: country }]),
    [inBrowser, language, country],
  );
  return (
    <span className="phone-field-country">
      <Flag country={country} />
      <span>+{getCountryCallingCode(country)}</span>
      {choosable === 1 && <ChevronDown className="icon" size={16} />}
      <select
        aria-label={t('ui.country')}
        value={country}
        disabled={choosable !== 1}
        onChange={(event) => onChange(event.target.value as CountryCode)}
      >
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name} (+{getCountryCallingCode(code)})
          </option>
        ))}
      </select>
    </span>
  );
}

/** A phone number: country, then the number in its national format, always left to right. */
export function PhoneField(
  props: ComponentProps<typeof TextField> & {
    country: CountryCode;
    onCountry: (country: CountryCode) => void;
  },
) {
  const { country, onCountry, ...field } = props;
  return (
    <TextField
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      dir="ltr"
      {...field}
      className="tel"
      start={<CountryCodeBox country={country} onChange={onCountry} />}
    />
  );
}

function countryList(language: string): { code: CountryCode; name: string }[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return getCountries()
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language));
}

const flags = import.meta.glob<string>('../../assets/flags/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The country's flag, else its two-letter code if no flag is shipped. */
function Flag({ country }: { country: CountryCode }) {
  const src = flags[`../../assets/flags/${country.toLowerCase()}.svg`];
  if (src) return <img className="phone-field-flag" src={src} width={20} height={20} alt="" />;
  return (
    <span className="phone-field-flag" aria-hidden="true">
      {country}
    </span>
  );
}
