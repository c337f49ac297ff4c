import { useRevalidator } from 'react-router';
import { invalidateData } from './page-data.ts';

/** Reloads the data of the page from the server. */
export function useRefresh(): { refresh: () => void; isLoading: boolean } {
  const { revalidate, state } = useRevalidator();
  function refresh(): void {
    invalidateData();
    void revalidate();
  }
  return { refresh, isLoading: state === 'loading' };
}
