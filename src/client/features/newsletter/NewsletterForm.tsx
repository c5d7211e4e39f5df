import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldProblem } from '#shared/forms/checkForm.ts';
import type { Subscription } from '#shared/forms/subscription.ts';
import { subscriptionOf } from '#shared/forms/subscriptionOf.ts';
import { buildUrl } from '#shared/routes/build.ts';
import { CheckField } from '../../forms/CheckField.tsx';
import formStyles from '../../forms/Form.module.css';
import { ProblemSummary } from '../../forms/ProblemSummary.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useForm } from '../../forms/useForm.ts';
import { importBrowserApi } from '../../app/session/importBrowserApi.ts';
import { RichText } from '../../components/ui/richText/RichText.tsx';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import { useSite } from '../../app/session/SiteContext.ts';
import styles from './NewsletterForm.module.css';
import { newsletterId } from './newsletterId.ts';

const boxes = ['acceptConditions', 'acceptCommercials'] as const;

const tickedIn = (form: HTMLFormElement): readonly string[] =>
  boxes.filter((box) => (form.elements.namedItem(box) as HTMLInputElement).checked);

/** What checks a form is fetched with the first one that is sent. */
const importSchema = () =>
  Promise.all([
    import(/* webpackChunkName: "checkForm" */ '#shared/forms/checkForm.ts'),
    import(/* webpackChunkName: "checkForm" */ '#shared/forms/subscription.ts'),
  ]);

/**
 * Who wants the newsletter (docs/product.md#newsletter, docs/product.md#validation): sent without leaving the page, or without scripts to the home page.
 * The button waits for both boxes, and says so (PD-48).
 * @param onSent shows what comes next
 */
export function NewsletterForm({ onSent }: { onSent: () => void }) {
  const { t, i18n } = useTranslation('newsletter');
  const { brandName, brandEmail, language, legal } = useSite();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const { ref, field, handlers, failure, isAlive, isSending, hasProblems } = useForm<Subscription>({
    form: 'newsletter',
    check: async (fields) => {
      const [{ checkForm }, { subscriptionSchema }] = await importSchema();
      return checkForm(subscriptionSchema, subscriptionOf(fields, { language, path: location.pathname }));
    },
    send: async (subscription, key) => (await importBrowserApi()).createBrowserApi().subscribe(subscription, key),
    onSent,
    sentence: (name, problem: FieldProblem) => {
      const sentence = `problem.${name}.${problem}`;
      return i18n.exists(sentence, { ns: 'newsletter' }) ? t(sentence as 'problem.invalid') : t('problem.invalid');
    },
  });
  // As the browser has them: it keeps them through a reload, and the page may be the answer to the form.
  useEffect(() => {
    if (isAlive) setTicked(tickedIn(ref.current!));
  }, [ref, isAlive]);
  const isOpen = !isAlive || (!hasProblems && boxes.every((name) => ticked.includes(name)));
  const [name, surname, email, conditions, commercials] = [
    field('name'),
    field('surname'),
    field('email'),
    ...boxes.map(field),
  ] as const;
  const hint = `${conditions!.id}-hint`;
  return (
    <form
      ref={ref}
      className={styles.form}
      method="post"
      action={`${buildUrl({ to: 'Home', params: {} }, language)}#${newsletterId}`}
      noValidate
      {...handlers}
      onChange={({ currentTarget }) => {
        setTicked(tickedIn(currentTarget));
      }}
    >
      <ProblemSummary
        title={(count) => t('problems', { count })}
        fields={[name, surname, email, conditions!, commercials!]}
        failure={failure && t(failure, { email: brandEmail })}
      />
      <div className={styles.names}>
        <TextField field={name} label={t('name')} autoComplete="given-name" />
        <TextField field={surname} label={t('surname')} autoComplete="family-name" />
      </div>
      <TextField field={email} label={t('email')} type="email" autoComplete="email" />
      <CheckField field={conditions!}>
        <RichText
          text={t('conditions')}
          elements={{ legal: <RouteLink to="Aviso" params={{}} />, privacy: <RouteLink to="Privacidad" params={{}} /> }}
        />{' '}
        <span aria-hidden="true">*</span>
      </CheckField>
      <CheckField field={commercials!}>{t('commercials', { brand: brandName })}</CheckField>
      <p className={formStyles.info}>
        {t('info', { controller: legal.name, email: brandEmail })}{' '}
        <RichText text={t('infoMore')} elements={{ privacy: <RouteLink to="Privacidad" params={{}} /> }} />
      </p>
      <div className={styles.send}>
        <button
          className="button"
          type="submit"
          disabled={!isOpen}
          aria-busy={isSending}
          aria-describedby={isOpen ? undefined : hint}
        >
          {isSending ? t('sending') : t('submit')}
        </button>
        <p id={hint} className={formStyles.info}>
          {isOpen ? t('required') : t('submitHint')}
        </p>
      </div>
    </form>
  );
}
