import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { maxSentence } from '#shared/filters/sentence/tokens.ts';
import type { SaidInSentence } from '#shared/forms/formState.ts';
import type { FormValues } from '../../forms/formValues.ts';
import { TextField } from '../../forms/TextField.tsx';
import styles from './AlertForm.module.css';

interface SentenceFieldProps {
  form: UseFormReturnType<FormValues>;
  /** What the last sentence came to. */
  said: SaidInSentence | undefined;
  filledBy: string;
  isBusy: boolean;
}

/** The alert in a sentence, which fills in the fields below: they are sent, and can be changed. */
export function SentenceField({ form, said, filledBy, isBusy }: SentenceFieldProps) {
  const { t } = useTranslation('alertSurvey');
  return (
    <div className={styles.sentence}>
      {/* The first button of a form is the one that Enter presses: it must be none that does a part of it. */}
      <button className="visuallyHidden" type="submit" tabIndex={-1} aria-hidden="true" />
      <TextField
        form={form}
        name="sentence"
        label={t('sentence')}
        isOptional
        maxLength={maxSentence}
        placeholder={t('sentence.placeholder')}
      />
      <input type="hidden" name="filledBy" value={filledBy} />
      <button
        className="button buttonOutline"
        type="submit"
        name="intent"
        value="sentence"
        formAction="#alert-search"
        aria-busy={isBusy}
      >
        {t('sentence.button')}
      </button>
      {said && <Said said={said} />}
    </div>
  );
}

/** In the words of a list that a sentence led to. */
function Said({ said: { ignored, readings } }: { said: SaidInSentence }) {
  const { t } = useTranslation(['alertSurvey', 'search']);
  return (
    <div role="status">
      <p>{t('sentence.filled')}</p>
      {ignored.length > 0 && <p>{t('search:ignored', { words: ignored.join(', ') })}</p>}
      {readings.length > 0 && (
        <p>
          <span>{t('search:otherReading')}</span>
          {readings.map(({ value, name }) => (
            <button
              key={value}
              className="button buttonOutline"
              type="submit"
              name="reading"
              value={value}
              formAction="#alert-search"
            >
              {name}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}
