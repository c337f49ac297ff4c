import { Search, X } from 'lucide-react';
import { Form, Link } from 'react-router';
import { useText } from '#platform/i18n/index.ts';
import type { ShoppingModule } from '../home-words.ts';

/** The search of a module: a plain form, so that every search has an address and works before scripts arrive. */
export function SearchField({ type, search = '' }: { type: ShoppingModule; search?: string }) {
  const t = useText();
  return (
    <search>
      <Form method="get" action="/home">
        <div className="search">
          <label htmlFor="home-search" className="sr-only">
            {t('home.search')}
          </label>
          <Search className="ic" size={20} strokeWidth={1.75} aria-hidden="true" />
          <input
            // A new search in the address starts the field anew.
            key={search}
            id="home-search"
            type="search"
            name="search"
            required
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            defaultValue={search}
            placeholder={t(`home.searchPlaceholder.${type}`)}
          />
          {search && (
            <Link className="ibtn sm" to="/home" aria-label={t('home.clearSearch')}>
              <X size={20} strokeWidth={1.75} aria-hidden="true" />
            </Link>
          )}
        </div>
      </Form>
    </search>
  );
}
