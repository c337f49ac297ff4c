import type { ConsoleEndpoint } from '@errand/contract/console/console-endpoint';
import type { ConsoleResource } from '@errand/contract/console/events';
import type { Permission } from '@errand/contract/console/permissions';
import type { InputOf, ResponseOf } from '@errand/contract/endpoint';
import { toastDone } from '@errand/ui/toast.tsx';
import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useRead } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { Facts, Page, Panel } from './page.tsx';

export type EditScreenProps<R extends ConsoleEndpoint> = {
  list: { to: string; label: string };
  /** Title of the screen of a new one. */
  newTitle: string;
  /** The form that creates one, which is then opened. */
  newForm: (onDone: (created: { id: number }) => void) => ReactNode;
  /** Reads one by the `id` of the address. */
  read: R;
  resource: ConsoleResource;
  title: (one: ResponseOf<R>) => string;
  state?: (one: ResponseOf<R>) => ReactNode;
  facts?: (one: ResponseOf<R>) => readonly (readonly [label: string, value: ReactNode])[];
  /** What members need for `actions`, `form` and `more`. */
  permission: Permission;
  actions?: (one: ResponseOf<R>) => ReactNode;
  form: (one: ResponseOf<R>, onDone: () => void) => ReactNode;
  /** Panels below the form. */
  more?: (one: ResponseOf<R>) => ReactNode;
  /** Toasts. */
  created: string;
  saved: string;
};

/** The screen of one object that members change by a form, or of a new one. */
export function EditScreen<R extends ConsoleEndpoint>(props: EditScreenProps<R>) {
  const { id } = useParams();
  return id === 'new' ? <NewObject {...props} /> : <OneObject {...props} id={Number(id)} />;
}

function NewObject<R extends ConsoleEndpoint>({ list, newTitle, newForm, created }: EditScreenProps<R>) {
  const navigate = useNavigate();
  return (
    <Page title={newTitle} back={list} narrow>
      {newForm(({ id }) => {
        toastDone(created);
        void navigate(`../${id}`, { relative: 'path', replace: true });
      })}
    </Page>
  );
}

function OneObject<R extends ConsoleEndpoint>(props: EditScreenProps<R> & { id: number }) {
  const { id, list, read, resource, title, state, facts, permission, actions, form, more, saved } = props;
  const may = useMay();
  const input = { params: { id } } as unknown as InputOf<R>;
  const one = useRead(resource, read, input);
  return (
    <Page
      title={title(one)}
      back={list}
      state={state?.(one)}
      actions={may(permission) && actions?.(one)}
      narrow
    >
      {facts && (
        <Panel>
          <Facts facts={facts(one)} />
        </Panel>
      )}
      {may(permission) && (
        <>
          <Panel key={id}>{form(one, () => toastDone(saved))}</Panel>
          {more?.(one)}
        </>
      )}
    </Page>
  );
}
