import type { ComponentPropsWithRef } from 'react';
import type { FieldView } from './useForm.ts';

type TextFieldProps = { field: FieldView; label: string } & Pick<
  ComponentPropsWithRef<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'maxLength'
>;

/** A line of text that must be filled in: label, control, and below it what is wrong. The browser's own checks stay off: their words are not the page's. */
export function TextField({ field: { id, name, value, problem }, label, ...input }: TextFieldProps) {
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label} <span aria-hidden="true">*</span>
      </label>
      <input
        {...input}
        className="input"
        id={id}
        name={name}
        defaultValue={value}
        aria-required="true"
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${id}-problem`}
      />
      {problem && (
        <p className="error" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}
