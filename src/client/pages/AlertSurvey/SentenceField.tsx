import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { maxSentence } from '#shared/filters/sentence/tokens.ts';
import type { SaidInSentence, SentenceChoice } from '#shared/forms/formState.ts';
import { offerLabel } from '#shared/views/sentences/offerLabel.ts';
import { useSite } from '../../app/session/SiteContext.ts';
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
  const isAsked = isBusy || said !== undefined || filledBy !== '';
  return (
    <div className={styles.sentence} data-asked={isAsked ? '' : undefined}>
      {/* The first button of a form is the one that Enter presses: it must be none that does a part of it. */}
      <button className="visuallyHidden" type="submit" tabIndex={-1} aria-hidden="true" />
      <TextField
        form={form}
        name="sentence"
        label={t('sentence')}
        isOptional
        maxLength={maxSentence}
        placeholder={t('sentence.placeholder')}
        errorProps={{ role: 'alert' }}
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
      {isAsked && <div role="status">{isBusy ? <p>{t('where.loading')}</p> : said && <Said said={said} />}</div>}
    </div>
  );
}

function Choices({ title, choices }: { title: string; choices: readonly SentenceChoice[] }) {
  const { t } = useTranslation(['common', 'search']);
  const { language } = useSite();
  if (choices.length === 0) return null;
  return (
    <div className={styles.choices}>
      <p>{title}</p>
      {choices.map(({ value, offer }) => (
        <button
          key={value}
          className="button buttonOutline"
          type="submit"
          name="reading"
          value={value}
          formAction="#alert-search"
        >
          {offerLabel(offer, t, language)}
        </button>
      ))}
    </div>
  );
}

/** In the words of a list that a sentence led to. */
function Said({ said: { ignored, readings, nearest } }: { said: SaidInSentence }) {
  const { t } = useTranslation(['alertSurvey', 'search']);
  return (
    <>
      <p>{t('sentence.filled')}</p>
      {ignored.length > 0 && <p>{t('search:ignored', { words: ignored.join(', ') })}</p>}
      <Choices title={t('search:nearest')} choices={nearest} />
      <Choices title={t('search:otherReading')} choices={readings} />
    </>
  );
}
