import { useText } from '@errand/client/i18n.tsx';
import { checkImport, listImportOptions } from '@errand/contract/console/imports';
import { Button } from '@errand/ui/forms/button.tsx';
import { CheckRow } from '@errand/ui/forms/choice.tsx';
import { described, FieldFrame } from '@errand/ui/forms/field.tsx';
import { NamedOptions } from '@errand/ui/forms/options.tsx';
import { SelectField } from '@errand/ui/forms/select-field.tsx';
import { Note } from '@errand/ui/note.tsx';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { errorMessage } from '#platform/api-error.ts';
import { useChange, useRead } from '#platform/query.ts';
import { FileColumns } from './file-columns.tsx';
import { FleetColumns } from './fleet-columns.tsx';
import type { ImportArea } from './import-area.ts';
import './upload-form.css';

const MOST_BYTES = 8 * 1024 * 1024;

/** Uploads a file to be checked. The address may name the store: `?store=3`. */
export function UploadForm({ area: { of, path } }: { area: ImportArea }) {
  const t = useText();
  const id = useId();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const options = useRead('imports', listImportOptions, { query: { of } });
  const [only] = options.stores.length === 1 ? options.stores : [];
  const [store, setStore] = useState(search.get('store') ?? String(only?.id ?? ''));
  const [file, setFile] = useState<File | null>(null);
  const [createCategories, setCreateCategories] = useState(options.create_categories);
  const [pictures, setPictures] = useState(true);
  const [isTried, setIsTried] = useState(false);
  const check = useChange(checkImport, { silent: true });
  const fileError =
    file === null ? t('imports.chooseFileFirst') : file.size > MOST_BYTES ? t('imports.fileLarge') : null;
  const storeError =
    store === '' ? t(of === 'items' ? 'imports.chooseStoreFirst' : 'imports.chooseProviderFirst') : null;
  const shown = { help: t(`imports.fileHelp.${of}`), error: isTried ? fileError : null };

  function send(event: FormEvent): void {
    event.preventDefault();
    setIsTried(true);
    if (file === null || fileError || storeError) return;
    const body = new FormData();
    body.set('store_id', store);
    body.set('create_categories', String(createCategories));
    body.set('pictures', String(pictures));
    body.set('file', file);
    check.mutate({ body }, { onSuccess: (made) => void navigate(`${path}/imports/${made.id}`) });
  }

  return (
    <form className="upload-form" noValidate onSubmit={send}>
      {check.error && <Note live="alert" tone="bad" text={errorMessage(check.error, t)} />}
      <SelectField
        label={t(of === 'items' ? 'imports.store' : 'rental.provider')}
        value={store}
        error={isTried ? storeError : null}
        onChange={(event) => setStore(event.target.value)}
      >
        <option value="">{t(of === 'items' ? 'imports.chooseStore' : 'imports.chooseProvider')}</option>
        <NamedOptions rows={options.stores} />
      </SelectField>
      {of === 'items' ? <FileColumns storeId={store === '' ? null : Number(store)} /> : <FleetColumns />}
      <FieldFrame id={id} label={t('imports.file')} {...shown}>
        <input
          id={id}
          type="file"
          accept=".csv,text/csv,text/plain"
          {...described(id, { label: '', ...shown })}
          onChange={(event) => setFile(event.target.files?.[0] ?? null)}
        />
      </FieldFrame>
      <div className="upload-form-choices">
        {options.create_categories && (
          <CheckRow checked={createCategories} onChange={setCreateCategories}>
            {t(`imports.createCategories.${of}`)}
          </CheckRow>
        )}
        {of === 'items' && (
          <CheckRow checked={pictures} onChange={setPictures}>
            {t('imports.pictures')}
          </CheckRow>
        )}
      </div>
      <div className="upload-form-buttons">
        <Button type="submit" loading={check.isPending}>
          {t('imports.check')}
        </Button>
        <span className="text-caption">{t('imports.checkText')}</span>
      </div>
    </form>
  );
}
