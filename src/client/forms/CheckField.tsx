import type { ReactNode } from 'react';
import styles from './Form.module.css';
import type { FieldView } from './useForm.ts';

/** A box to be ticked, never ticked beforehand (docs/product.md#compliance). Its words may hold links, which lead away without ticking it. */
export function CheckField({
  field: { id, name, value, problem },
  children,
}: {
  field: FieldView;
  children: ReactNode;
}) {
  return (
    <div className={styles.box}>
      <input
        type="checkbox"
        id={id}
        name={name}
        defaultChecked={value !== undefined}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${id}-problem`}
      />
      <label htmlFor={id}>{children}</label>
      {problem && (
        <p className="error" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}
