import { useConfig } from '@errand/client/config.tsx';
import { useLanguage, useText } from '@errand/client/i18n.tsx';
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useMemo, useSyncExternalStore } from 'react';
import { TextField } from './field.tsx';
import './phone-field.css';

export type { CountryCode };

/** The country whose numbers are meant when none is typed: the operator's. */
export function useHomeCountry(): CountryCode {
  const { country } = useConfig();
  return isSupportedCountry(country) ? country : 'AE';
}

/** A typed number as E.164 ("+971500001234"); null while it is none. */
export function toE164(typed: string, country: CountryCode): string | null {
  const number = parsePhoneNumberFromString(typed, country);
  return number?.isPossible() ? number.number : null;
}

/** A stored number as its country's people write it; others keep their international form. */
export function fromE164(stored: string, country: CountryCode): string {
  const number = parsePhoneNumberFromString(stored, country);
  if (!number) return stored;
  return number.countryCallingCode === getCountryCallingCode(country)
    ? number.nationalNumber
    : number.formatInternational();
}

/** Flag and calling code inside a phone field; a list of countries where the operator allows the choice. */
export function CountryCodeBox(props: { country: CountryCode; onChange: (country: CountryCode) => void }) {
  const { country, onChange } = props;
  const t = useText();
  const language = useLanguage();
  const { country_picker_status: choosable } = useConfig();
  // The server may know other names and another order than the browser, so the list waits for the browser.
  const inBrowser = useSyncExternalStore(noChange, inTheBrowser, onTheServer);
  const countries = useMemo(
    () => (inBrowser ? countryList(language) : [{ code: country, name: country as string }]),
    [inBrowser, language, country],
  );
  return (
    <span className="phone-field-country">
      <Flag country={country} />
      <span>+{getCountryCallingCode(country)}</span>
      {choosable === 1 && <ChevronDown className="icon" size={16} strokeWidth={1.75} aria-hidden="true" />}
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

const noChange = () => () => {};
const inTheBrowser = () => true;
const onTheServer = () => false;

/** A phone number: country, then the number as people of that country write it, always left to right. */
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
    .sort((a, b) => a.name.localeCompare(b.name, language));
}

const flags = import.meta.glob<string>('../assets/flags/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The flag of the countries the product ships one for, else the country's two letters. */
function Flag({ country }: { country: CountryCode }) {
  const src = flags[`../assets/flags/${country.toLowerCase()}.svg`];
  if (src) return <img className="phone-field-flag" src={src} width={20} height={20} alt="" />;
  return (
    <span className="phone-field-flag" aria-hidden="true">
      {country}
    </span>
  );
}
