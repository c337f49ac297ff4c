import { useEffect, useSyncExternalStore } from 'react';
import { type Announcement, currentAnnouncements, subscribeToAnnouncements } from './announce.ts';
import { focusInvalidAfterSubmit } from './focus-invalid.ts';

const NONE: readonly Announcement[] = [];

/**
 * The two live regions of an application: screen readers say what is added to them. They are there from the start,
 * because a region that is inserted with its text is not announced. `aria-live` is written out: an open dialog hides all
 * other elements from screen readers, except for those that have it. Errors of forms need no announcement: the focus
 * goes to the first one.
 */
export function Announcer() {
  const announcements = useSyncExternalStore(subscribeToAnnouncements, currentAnnouncements, () => NONE);
  useEffect(focusInvalidAfterSubmit, []);
  return (
    <div className="sr-only">
      <div role="status" aria-live="polite" aria-atomic="false">
        <Texts of={announcements.filter(({ assertive }) => !assertive)} />
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="false">
        <Texts of={announcements.filter(({ assertive }) => assertive)} />
      </div>
    </div>
  );
}

function Texts({ of }: { of: readonly Announcement[] }) {
  return of.map(({ id, text }) => <p key={id}>{text}</p>);
}
