import styles from './Form.module.css';
import type { FieldView } from './useForm.ts';

/** What is wrong in all, told at once and each a way to its field (docs/product.md#accessibility). There from the start, so that its filling is announced. */
export function ProblemSummary({
  title,
  fields,
  failure,
}: {
  title: (count: number) => string;
  fields: readonly FieldView[];
  failure: string | undefined;
}) {
  const wrong = fields.filter(({ problem }) => problem !== undefined);
  return (
    <div className={styles.problems} role="alert">
      {failure}
      {wrong.length > 0 && (
        <>
          {title(wrong.length)}
          <ul>
            {wrong.map(({ id, problem }) => (
              <li key={id}>
                <a href={`#${id}`}>{problem}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
