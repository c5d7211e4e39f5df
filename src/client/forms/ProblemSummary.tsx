import { Alert } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import styles from './Form.module.css';
import type { FormValues } from './formValues.ts';

interface ProblemSummaryProps {
  form: UseFormReturnType<FormValues>;
  /** Above the list of that many problems. */
  title: (count: number) => string;
  /** Why a form that was filled in well did not go through. */
  failure: string | undefined;
  /** A field that is answered by itself and tells its problem there: above the form it would move what is read. */
  without?: string;
}

/**
 * What is wrong, in the order of the fields and each with a link to its field (docs/product.md#accessibility). The
 * alert's element stands from the start, so that its filling is announced.
 */
export function ProblemSummary({ form, title, failure, without }: ProblemSummaryProps) {
  const problems = Object.keys(form.getInitialValues()).flatMap((name) => {
    const props: { id?: string; error?: string } = form.getInputProps(name);
    return props.error && name !== without ? [props] : [];
  });
  return (
    <div role="alert" className={styles.summary}>
      {(failure ?? problems.length > 0) && (
        <Alert role="group" title={problems.length > 0 ? title(problems.length) : undefined}>
          {failure && <p>{failure}</p>}
          {problems.length > 0 && (
            <ul>
              {problems.map(({ id, error }) => (
                <li key={id}>
                  <a href={`#${id}`}>{error}</a>
                </li>
              ))}
            </ul>
          )}
        </Alert>
      )}
    </div>
  );
}
