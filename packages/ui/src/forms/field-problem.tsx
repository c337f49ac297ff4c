import { CircleAlert } from 'lucide-react';

/** Why a part of a form is rejected, shown below it. The element stays, so that others may refer to its `id`. */
export function FieldProblem({ id, text }: { id?: string | undefined; text: string | null | undefined }) {
  return (
    <div id={id} className="field-problem">
      {text != null && (
        <span className="field-error">
          <CircleAlert className="icon" size={16} />
          {text}
        </span>
      )}
    </div>
  );
}
