import { useRevalidator } from 'react-router';
import { forgetData } from './page-data.ts';

/** Asks the server for the data of the page again. */
export function useRefresh(): { refresh: () => void; isLoading: boolean } {
  const { revalidate, state } = useRevalidator();
  function refresh(): void {
    forgetData();
    void revalidate();
  }
  return { refresh, isLoading: state === 'loading' };
}
