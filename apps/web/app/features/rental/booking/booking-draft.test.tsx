import { expect, test, vi } from 'vitest';
import { render } from '../../../../test/render.tsx';
import { clearStoredTripDraft, storeTripDraft } from '../search/stored-trip-draft.ts';
import { NO_DRAFT } from '../search/trip-draft.ts';
import { useBookingDraft } from './booking-draft.ts';

/** The draft as the page shows it after a reload. */
function loadedDraft() {
  const loaded: ReturnType<typeof useBookingDraft>[] = [];
  function Page() {
    loaded.push(useBookingDraft());
    return null;
  }
  render(<Page />);
  const [draft] = loaded;
  if (!draft) throw new Error('The page was not rendered');
  return draft;
}

test('the search form of trips neither overwrites nor deletes the input of a booking', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
  loadedDraft().change({ license: 'DXB-1', note: 'A child seat' });
  storeTripDraft({ ...NO_DRAFT, kilometers: '40' });
  expect(loadedDraft().draft).toMatchObject({ license: 'DXB-1', note: 'A child seat' });
  clearStoredTripDraft();
  expect(loadedDraft().draft).toMatchObject({ license: 'DXB-1', note: 'A child seat' });
});
