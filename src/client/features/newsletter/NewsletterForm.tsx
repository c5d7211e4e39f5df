import '../../theme/controls/forms.ts';
import { Button, Checkbox, Loader, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldProblem } from '#shared/forms/checkForm.ts';
import type { Subscription } from '#shared/forms/subscription.ts';
import { subscriptionOf } from '#shared/forms/subscriptionOf.ts';
import { buildUrl } from '#shared/routes/build.ts';
import { FormGuard } from '../../forms/FormGuard.tsx';
import formStyles from '../../forms/Form.module.css';
import type { FormValues } from '../../forms/formValues.ts';
import { ProblemSummary } from '../../forms/ProblemSummary.tsx';
import { useSchemaForm } from '../../forms/useSchemaForm.ts';
import { importBrowserApi } from '../../app/session/importBrowserApi.ts';
import { useHydrated } from '../../app/useHydrated.ts';
import { RichText } from '../../components/ui/richText/RichText.tsx';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import { useSite } from '../../app/session/SiteContext.ts';
import { MantineControls } from '../../theme/MantineControls.tsx';
import styles from './NewsletterForm.module.css';
import { newsletterId } from './newsletterModalPart.ts';

const emptyValues = { name: '', surname: '', email: '', acceptConditions: false, acceptCommercials: false };

/** The schema is fetched with the first form that is sent. */
const importSchema = () =>
  Promise.all([
    import(/* webpackChunkName: "checkForm" */ '#shared/forms/checkForm.ts'),
    import(/* webpackChunkName: "checkForm" */ '#shared/forms/subscription.ts'),
  ]);

/**
 * The form that subscribes to the newsletter (docs/product.md#newsletter, docs/product.md#validation). It is sent
 * without leaving the page, or without scripts to the home page.
 * @param onSent shows what comes next
 */
export function NewsletterForm({ onSent }: { onSent: () => void }) {
  const { t, i18n } = useTranslation('newsletter');
  const { brandEmail, language } = useSite();
  const { form, formProps, failure } = useSchemaForm<Subscription>({
    form: 'newsletter',
    emptyValues,
    check: async (values) => {
      const [{ checkForm }, { subscriptionSchema }] = await importSchema();
      return checkForm(subscriptionSchema, subscriptionOf(values, { language, path: location.pathname }));
    },
    send: async (subscription, key) => (await importBrowserApi()).createBrowserApi().subscribe(subscription, key),
    onSent,
    problemText: (name, problem: FieldProblem) => {
      const text = `problem.${name}.${problem}`;
      return i18n.exists(text, { ns: 'newsletter' }) ? t(text as 'problem.invalid') : t('problem.invalid');
    },
  });
  return (
    <MantineControls>
      <form
        {...formProps}
        className={styles.form}
        method="post"
        action={`${buildUrl({ to: 'Home', params: {} }, language)}#${newsletterId}`}
      >
        <ProblemSummary
          form={form}
          title={(count) => t('problems', { count })}
          failure={failure && t(failure, { email: brandEmail })}
        />
        <Fields form={form} />
        <FormGuard />
        <Submit form={form} />
      </form>
    </MantineControls>
  );
}

function Fields({ form }: { form: UseFormReturnType<FormValues> }) {
  const { t } = useTranslation('newsletter');
  const { brandName, brandEmail, legal } = useSite();
  return (
    <>
      <div className={styles.names}>
        <TextInput {...form.getInputProps('name')} withAsterisk label={t('name')} autoComplete="given-name" />
        <TextInput {...form.getInputProps('surname')} withAsterisk label={t('surname')} autoComplete="family-name" />
      </div>
      <TextInput {...form.getInputProps('email')} withAsterisk label={t('email')} type="email" autoComplete="email" />
      <Checkbox
        {...form.getInputProps('acceptConditions', { type: 'checkbox' })}
        label={
          <>
            <RichText
              text={t('conditions')}
              elements={{
                legal: <RouteLink to="Aviso" params={{}} />,
                privacy: <RouteLink to="Privacidad" params={{}} />,
              }}
            />{' '}
            <span aria-hidden="true">*</span>
          </>
        }
      />
      <Checkbox
        {...form.getInputProps('acceptCommercials', { type: 'checkbox' })}
        label={t('commercials', { brand: brandName })}
      />
      <p className={formStyles.info}>
        {t('info', { controller: legal.name, email: brandEmail })}{' '}
        <RichText text={t('infoMore')} elements={{ privacy: <RouteLink to="Privacidad" params={{}} /> }} />
      </p>
    </>
  );
}

/** The button, disabled until both boxes are ticked; a text says so (PD-48). Without scripts it is always enabled. */
function Submit({ form }: { form: UseFormReturnType<FormValues> }) {
  const { t } = useTranslation('newsletter');
  const isHydrated = useHydrated();
  const acceptsConditions = form.useWatchValue('acceptConditions');
  const acceptsCommercials = form.useWatchValue('acceptCommercials');
  const hasProblems = Object.values(form.errors).some(Boolean);
  const isOpen = !isHydrated || (!hasProblems && acceptsConditions === true && acceptsCommercials === true);
  const hint = useId();
  return (
    <div className={styles.send}>
      <Button
        type="submit"
        disabled={!isOpen}
        aria-busy={form.submitting}
        aria-describedby={isOpen ? undefined : hint}
        leftSection={form.submitting ? <Loader size={18} color="currentcolor" /> : undefined}
      >
        {form.submitting ? t('sending') : t('submit')}
      </Button>
      <p id={hint} className={formStyles.info}>
        {isOpen ? t('required') : t('submitHint')}
      </p>
    </div>
  );
}
