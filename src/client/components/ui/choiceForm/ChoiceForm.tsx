import { useEffect, useRef, type ChangeEvent, type ReactNode } from 'react';
import { useNavigateTo } from '../../../app/navigation/useNavigateTo.ts';
import styles from './ChoiceForm.module.css';

export interface ChoiceFormProps {
  name: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  submit: string;
  /** Where the plain form goes, and what it takes along. */
  action: string;
  kept: readonly (readonly [name: string, value: string])[];
  /** Where a choice leads within the site, for the router. */
  urlOf: (value: string) => string;
  icon?: ReactNode;
}

/**
 * One choice: a plain GET form with its button where scripts do not run; where they do, choosing is enough.
 * The button is left out by a media query, so the layout does not shift on hydration.
 */
export function ChoiceForm({ name, label, value, options, submit, action, kept, urlOf, icon }: ChoiceFormProps) {
  const select = useRef<HTMLSelectElement>(null);
  const chosen = useRef(false);
  const navigate = useNavigateTo();

  useEffect(() => {
    const element = select.current!;
    // After a step back the list is another, the element the same.
    element.value = value;
    if (!chosen.current) return;
    chosen.current = false;
    // The frame gives the focus to the new heading; who is still choosing keeps it here.
    const frame = requestAnimationFrame(() => {
      element.focus({ preventScroll: true });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [value]);

  const choose = (event: ChangeEvent<HTMLSelectElement>) => {
    chosen.current = true;
    void navigate(urlOf(event.target.value));
  };

  return (
    <form className={styles.form} action={action} autoComplete="off">
      {kept.map(([key, text]) => (
        <input key={key} type="hidden" name={key} value={text} />
      ))}
      <label className={styles.choice}>
        {icon}
        <span className={styles.label}>{label}</span>
        <select
          ref={select}
          className={`input select ${styles.select}`}
          name={name}
          defaultValue={value}
          onChange={choose}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </label>
      <button className={`button buttonOutline ${styles.submit}`}>{submit}</button>
    </form>
  );
}
