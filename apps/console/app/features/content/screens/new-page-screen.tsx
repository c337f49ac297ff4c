import { useText } from '@errand/client/i18n.tsx';
import { createPage } from '@errand/contract/console/content';
import type { LooseTranslations } from '@errand/domain/language';
import { PAGE_ADDRESS_CHARACTERS, pageAddressOf } from '@errand/domain/navigation';
import { TextField } from '@errand/ui/forms/field.tsx';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { type ControlProps, Form, type Values } from '#blocks/form/index.ts';
import { Page, Panel } from '#blocks/page/page.tsx';
import '../content-list.css';

/** Begins a page: its title and its address. Its text is written in its draft. */
export default function NewPageScreen() {
  const t = useText();
  const navigate = useNavigate();
  return (
    <Page title={t('content.newPage')} back={{ to: '/content', label: t('content.pages') }} narrow>
      <Panel>
        <Form
          endpoint={createPage}
          fields={{
            title: { label: t('content.pageTitle') },
            slug: { label: t('content.address'), control: (props) => <AddressControl {...props} /> },
          }}
          submit={t('content.createPage')}
          onDone={({ slug }) => void navigate(`/content/pages/${slug}`, { replace: true })}
        />
      </Panel>
    </Page>
  );
}

/** The address follows the title until it is edited. */
function AddressControl({ id, label, value, onChange, error, values }: ControlProps & { values: Values }) {
  const t = useText();
  const [isOwn, setOwn] = useState(false);
  const proposal = pageAddressOf((values.title as LooseTranslations | undefined)?.en ?? '');
  useEffect(() => {
    if (!isOwn && proposal !== '' && proposal !== value) onChange(proposal);
  });
  return (
    <TextField
      id={id}
      label={label}
      help={t('content.addressHelp')}
      error={error}
      className="content-address"
      dir="ltr"
      start={<span aria-hidden="true">/</span>}
      maxLength={PAGE_ADDRESS_CHARACTERS}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => {
        setOwn(true);
        onChange(target.value.trim().toLowerCase());
      }}
    />
  );
}
