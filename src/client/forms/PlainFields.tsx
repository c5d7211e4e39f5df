import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './PlainForm.module.css';

// Fields of forms that need no script: the browser sends them to the page, which answers with what is wrong.

interface PlainFieldProps {
  name: string;
  label: ReactNode;
  isOptional?: boolean;
  /** What is wrong with it. */
  error?: string | undefined;
}

const Mark = () => (
  <span className={styles.mark} aria-hidden="true">
    *
  </span>
);

function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    error && (
      <p id={id} className="error">
        {error}
      </p>
    )
  );
}

const invalid = (id: string, error: string | undefined) =>
  error ? ({ 'aria-invalid': true, 'aria-describedby': id } as const) : {};

/** Why the form went no further. The document is new, so a screen reader would not hear of it without the focus. */
export function PlainProblems({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <div className={styles.problems} role="alert" tabIndex={-1} autoFocus>
      {children}
    </div>
  );
}

/** A box that is never ticked beforehand (PD-47). */
export function PlainCheckbox({
  name,
  label,
  isOptional = false,
  error,
  defaultChecked,
}: PlainFieldProps & { defaultChecked: boolean }) {
  const id = useId();
  return (
    <div>
      <label className={styles.option}>
        <input
          type="checkbox"
          name={name}
          defaultChecked={defaultChecked}
          aria-required={!isOptional || undefined}
          {...invalid(id, error)}
        />
        <span>
          <span>{label}</span> {!isOptional && <Mark />}
        </span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}

/** One of a few. */
export function PlainChoice({
  name,
  label,
  error,
  options,
  chosen,
}: PlainFieldProps & { options: readonly { value: string; label: string }[]; chosen: string | undefined }) {
  const id = useId();
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            defaultChecked={option.value === chosen}
            {...invalid(id, error)}
          />
          <span>{option.label}</span>
        </label>
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

/** A field below its label, with what is wrong with it. */
function Labelled({
  label,
  isOptional,
  id,
  error,
  children,
}: Pick<PlainFieldProps, 'label' | 'isOptional' | 'error'> & { id: string; children: ReactNode }) {
  return (
    <label className="field">
      <span className="label">
        <span>{label}</span> {!isOptional && <Mark />}
      </span>
      {children}
      <FieldError id={id} error={error} />
    </label>
  );
}

type TypedFieldProps = PlainFieldProps & { defaultValue: string };

/** An e-mail address. */
export function PlainEmail({
  name,
  label,
  error,
  defaultValue,
  autoComplete = 'email',
}: TypedFieldProps & Pick<ComponentProps<'input'>, 'autoComplete'>) {
  const id = useId();
  return (
    <Labelled label={label} id={id} error={error}>
      <input
        className="input"
        type="email"
        name={name}
        defaultValue={defaultValue}
        maxLength={254}
        autoComplete={autoComplete}
        aria-required
        {...invalid(id, error)}
      />
    </Labelled>
  );
}

/** Several lines. */
export function PlainText({
  name,
  label,
  isOptional = false,
  error,
  defaultValue,
  rows = 4,
  maxLength,
}: TypedFieldProps & Pick<ComponentProps<'textarea'>, 'rows' | 'maxLength'>) {
  const id = useId();
  return (
    <Labelled label={label} isOptional={isOptional} id={id} error={error}>
      <textarea
        className={`input ${styles.text}`}
        name={name}
        rows={rows}
        maxLength={maxLength}
        defaultValue={defaultValue}
        aria-required={!isOptional || undefined}
        {...invalid(id, error)}
      />
    </Labelled>
  );
}

/** A day. */
export function PlainDay({ name, label, isOptional = false, error, defaultValue }: TypedFieldProps) {
  const id = useId();
  return (
    <Labelled label={label} isOptional={isOptional} id={id} error={error}>
      <input
        className="input"
        type="date"
        name={name}
        defaultValue={defaultValue}
        aria-required={!isOptional || undefined}
        {...invalid(id, error)}
      />
    </Labelled>
  );
}
