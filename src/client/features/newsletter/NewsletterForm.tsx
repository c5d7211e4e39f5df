import '../../theme/controls/forms.ts';
import type { UseFormReturnType } from '@mantine/form';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Subscription } from '#shared/forms/subscription.ts';
import { subscriptionOf } from '#shared/forms/subscriptionOf.ts';
import { buildUrl } from '#shared/routes/build.ts';
import { ConsentField } from '../../forms/ConsentField.tsx';
import { DataInfo } from '../../forms/DataInfo.tsx';
import { FormGuard } from '../../forms/FormGuard.tsx';
import formStyles from '../../forms/Form.module.css';
import type { FormValues } from '../../forms/formValues.ts';
import { ProblemSummary } from '../../forms/ProblemSummary.tsx';
import { SendButton } from '../../forms/SendButton.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useFormTexts } from '../../forms/useFormTexts.ts';
import { useSchemaForm } from '../../forms/useSchemaForm.ts';
import { importBrowserApi } from '../../app/session/importBrowserApi.ts';
import { useHydrated } from '../../app/useHydrated.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { MantineControls } from '../../theme/MantineControls.tsx';
import { newsletterId } from './newsletterId.ts';

const emptyValues = { name: '', surname: '', email: '', acceptConditions: false, acceptCommercials: false };

/** The schema is fetched with the first form that is sent. */
const importSchema = () =>
  Promise.all([
    import(/* webpackChunkName: "checkForm" */ '#shared/forms/checkForm.ts'),
    import(/* webpackChunkName: "checkForm" */ '#shared/forms/subscription.ts'),
    import(/* webpackChunkName: "checkForm" */ '#shared/forms/surnameProblem.ts'),
  ]);

/**
 * The form that subscribes to the newsletter (docs/product.md#newsletter, docs/product.md#validation). It is sent
 * without leaving the page, or without scripts to the home page.
 * @param onSent shows what comes next
 */
export function NewsletterForm({ onSent }: { onSent: (isKept: boolean) => void }) {
  const { language, surnameRequired } = useSite();
  const { problemText, problemsTitle, failureText } = useFormTexts('newsletter');
  const { form, formProps, failure } = useSchemaForm<Subscription, boolean>({
    form: 'newsletter',
    emptyValues,
    optional: surnameRequired ? [] : ['surname'],
    check: async (values) => {
      const [{ checkForm }, { subscriptionSchema }, { withSurname }] = await importSchema();
      const checked = checkForm(subscriptionSchema, subscriptionOf(values, { language, path: location.pathname }));
      return withSurname(checked, surnameRequired);
    },
    send: async (subscription, key) => (await importBrowserApi()).createBrowserApi().subscribe(subscription, key),
    onSent,
    problemText,
  });
  return (
    <MantineControls>
      <form
        {...formProps}
        className={formStyles.form}
        method="post"
        action={`${buildUrl({ to: 'Home', params: {} }, language)}#${newsletterId}`}
      >
        <ProblemSummary form={form} title={problemsTitle} failure={failureText(failure)} />
        <Fields form={form} />
        <FormGuard />
        <Submit form={form} />
      </form>
    </MantineControls>
  );
}

function Fields({ form }: { form: UseFormReturnType<FormValues> }) {
  const { t } = useTranslation('newsletter');
  const { t: tForms } = useTranslation('forms');
  const { brandName, brandEmail, legal, surnameRequired } = useSite();
  return (
    <>
      <div className={formStyles.names}>
        <TextField form={form} name="name" label={tForms('name')} autoComplete="given-name" />
        <TextField
          form={form}
          name="surname"
          label={tForms('surname')}
          isOptional={!surnameRequired}
          autoComplete="family-name"
        />
      </div>
      <TextField form={form} name="email" label={tForms('email')} type="email" autoComplete="email" />
      <ConsentField form={form} name="acceptConditions" label={t('conditions')} />
      <ConsentField form={form} name="acceptCommercials" label={t('commercials', { brand: brandName })} isOptional />
      <DataInfo text={t('info', { controller: legal.name, email: brandEmail })} />
    </>
  );
}

/** The button, disabled until both boxes are ticked; a text says so (PD-48). Without scripts it is always enabled. */
function Submit({ form }: { form: UseFormReturnType<FormValues> }) {
  const { t } = useTranslation('newsletter');
  const { t: tForms } = useTranslation('forms');
  const isHydrated = useHydrated();
  const acceptsConditions = form.useWatchValue('acceptConditions');
  const acceptsCommercials = form.useWatchValue('acceptCommercials');
  const hasProblems = Object.values(form.errors).some(Boolean);
  const isOpen = !isHydrated || (!hasProblems && acceptsConditions === true && acceptsCommercials === true);
  const hint = useId();
  return (
    <div className={formStyles.send} data-actions>
      <SendButton form={form} label={t('submit')} disabled={!isOpen} hint={isOpen ? undefined : hint} />
      <p id={hint} className={formStyles.info}>
        {isOpen ? tForms('required') : t('submitHint')}
      </p>
    </div>
  );
}
