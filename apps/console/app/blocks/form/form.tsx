import { useText } from '@errand/client/i18n.tsx';
import { ApiError } from '@errand/contract/client';
import type { InputOf, ResponseOf } from '@errand/contract/endpoint';
import { Button } from '@errand/ui/forms/button.tsx';
import { useForm } from '@errand/ui/forms/use-form.ts';
import { Note } from '@errand/ui/note.tsx';
import { toastDone } from '@errand/ui/toast.tsx';
import { useEffect, useRef, useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { api } from '#platform/api.ts';
import { errorMessage } from '#platform/api-error.ts';
import { refetchChanged } from '#platform/query.ts';
import { isNullable, type Schema, schemaOf } from '#platform/schema.ts';
import { StepUpCanceled } from '#platform/step-up.ts';
import { checkValue } from './check-value.ts';
import { Conflict } from './conflict.tsx';
import { FieldControl } from './field-control.tsx';
import type { Field, FormEndpoint, FormProps, Values } from './form-types.ts';
import { useUnsavedChanges } from './unsaved-changes.tsx';

/**
 * A form for an endpoint's body. Controls and checks follow from its schema, and rejections are shown at their
 * fields. Leaving with unsaved input needs a confirmation. A row that changed meanwhile (409) is shown beside the
 * member's version.
 */
export function Form<E extends FormEndpoint>(props: FormProps<E>) {
  const { endpoint, params, hidden = {}, values = {}, submit, danger, done, onDone, onCancel } = props;
  const t = useText();
  const schema = schemaOf(endpoint, 'body');
  const fields = Object.entries(props.fields as Record<string, Field>);
  const [base, setBase] = useState<{ values: Values; hidden: Values }>({ values, hidden });
  const form = useForm<Values>({ defaultValues: base.values });
  const { isDirty, isSubmitting, errors } = form.formState;
  const entered = useWatch({ control: form.control }) as Values;
  // A newer row replaces unedited input. Edited input keeps its version, so that saving it shows both.
  if (base.hidden.version !== (hidden as Values).version && !isDirty && !isSubmitting)
    setBase({ values, hidden });
  const shown = useRef(base);
  useEffect(() => {
    // The first values are the form's own; a reset would undo what controls have set meanwhile.
    if (shown.current !== base) form.reset(base.values);
    shown.current = base;
  }, [form, base]);
  const [conflict, setConflict] = useState<{ current: Values; mine: Values } | null>(null);

  const element = useRef<HTMLFormElement>(null);

  async function send(body: Values): Promise<void> {
    form.clearErrors();
    try {
      const input = { body: { ...base.hidden, ...withNulls(body, schema) }, ...(params && { params }) };
      const response = (await api.call(endpoint, input as unknown as InputOf<E>)) as ResponseOf<E>;
      form.reset(body);
      setConflict(null);
      await refetchChanged(endpoint);
      if (done) toastDone(done);
      onDone?.(response);
    } catch (error) {
      if (error instanceof StepUpCanceled) return;
      const current = currentRow(error);
      if (current) setConflict({ current, mine: body });
      else showRejection(error);
    }
  }

  useUnsavedChanges(isDirty && !isSubmitting);

  function showRejection(error: unknown): void {
    const rejections = error instanceof ApiError ? error.errors : [];
    const own = rejections.flatMap(({ code, message }) => {
      // "options.0.name" is a part of the field "options".
      const field = fields.find(([name]) => code === name || code.startsWith(`${name}.`));
      return field ? [{ name: field[0], message }] : [];
    });
    for (const { name, message } of own) form.setError(name, { message });
    if (own.length > 0) return;
    form.setError('root', { message: errorMessage(error, t) });
    // The note is the first part of a form, which may be far from the button.
    element.current?.scrollIntoView({ block: 'start' });
  }

  return (
    <form
      className="form"
      noValidate
      data-dirty={isDirty || undefined}
      ref={element}
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      {errors.root && <Note live="alert" tone="bad" text={errors.root.message} />}
      {conflict && (
        <Conflict
          fields={fields}
          current={conflict.current}
          mine={conflict.mine}
          onKeepMine={() => send({ ...conflict.mine, version: conflict.current.version })}
          onTakeTheirs={() => {
            const { current } = conflict;
            setBase({
              values: Object.fromEntries(fields.map(([name]) => [name, current[name]])),
              hidden: Object.fromEntries(
                Object.entries(base.hidden).map(([name, value]) => [name, current[name] ?? value]),
              ),
            });
            setConflict(null);
          }}
        />
      )}
      {fields.map(([name, field]) => {
        if (field.isShown && !field.isShown(entered)) return null;
        const part = schema.properties?.[name] ?? {};
        const isRequired = (schema.required?.includes(name) ?? false) && !isNullable(part);
        return (
          <Controller
            // Controls keep the typed text in their own state, so a new version remounts them.
            key={`${name} ${String(base.hidden.version)}`}
            name={name}
            control={form.control}
            rules={{
              validate(value) {
                const problem = checkValue(part, value, isRequired);
                return problem ? t(problem.key, problem.values) : true;
              },
            }}
            render={({ field: { value, onChange }, fieldState: { error } }) => (
              <FieldControl
                name={name}
                field={field}
                schema={part}
                isRequired={isRequired}
                value={value}
                onChange={onChange}
                error={error?.message}
                values={entered}
              />
            )}
          />
        );
      })}
      {props.preview?.(entered)}
      <div className="form-buttons" data-bottom-bar>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} loading={isSubmitting}>
          {submit ?? t('blocks.save')}
        </Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {t('ui.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}

/** An emptied field that may be null is sent as null. */
function withNulls(body: Values, { properties = {} }: Schema): Values {
  const entries = Object.entries(body).map(([name, value]) => {
    const part = properties[name];
    return [name, value === undefined && part && isNullable(part) ? null : value];
  });
  return Object.fromEntries(entries);
}

/** The current row of a rejection for an outdated version; null for other errors. */
function currentRow(error: unknown): Values | null {
  if (!(error instanceof ApiError) || error.code !== 'changed_meanwhile') return null;
  return (error.details.current as Values | undefined) ?? null;
}
