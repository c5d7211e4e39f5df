import '../../theme/controls/forms.ts';
import '@mantine/core/styles/Radio.layer.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AlertRequest } from '#shared/forms/alert.ts';
import { alertOf } from '#shared/forms/alertOf.ts';
import { buildUrl } from '#shared/routes/build.ts';
import { ConsentField } from '../../forms/ConsentField.tsx';
import { DataInfo } from '../../forms/DataInfo.tsx';
import { FormGuard } from '../../forms/FormGuard.tsx';
import { FormThanks } from '../../forms/FormThanks.tsx';
import formStyles from '../../forms/Form.module.css';
import { ProblemSummary } from '../../forms/ProblemSummary.tsx';
import { SendButton } from '../../forms/SendButton.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useFormTexts } from '../../forms/useFormTexts.ts';
import { useSchemaForm } from '../../forms/useSchemaForm.ts';
import { importBrowserApi } from '../../app/session/importBrowserApi.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { MantineControls } from '../../theme/MantineControls.tsx';
import type { AlertOffer } from './alertOffer.ts';
import { fieldsOfOffer } from './offerSearch.ts';
import { FrequencyField } from './FrequencyField.tsx';
import { OfferSummary } from './OfferSummary.tsx';

export interface SaveSearchProps {
  offer: AlertOffer;
}

const emptyValues = { email: '', frequency: 'daily', acceptPrivacy: false };

/** The schema is fetched with the first form that is sent. */
const importSchema = () =>
  Promise.all([
    import(/* webpackChunkName: "checkForm" */ '#shared/forms/checkForm.ts'),
    import(/* webpackChunkName: "checkForm" */ '#shared/forms/alert.ts'),
  ]);

/** An alert with hardly more than an address, from what it is about to what comes next (docs/product.md#alert). */
export function SaveSearch({ offer }: SaveSearchProps) {
  const { t } = useTranslation('saveSearch');
  const [sent, setSent] = useState<'kept' | 'mailed'>();
  if (sent === 'kept') return <FormThanks title={t('thanks.keptTitle')} text={t('thanks.keptText')} />;
  if (sent) return <FormThanks title={t('thanks.title')} text={t('thanks.text')} />;
  return (
    <>
      <OfferSummary offer={offer} />
      <p>{t(`text.${offer.kind === 'similar' ? 'search' : offer.kind}`)}</p>
      <SaveSearchForm
        offer={offer}
        onSent={(isKept) => {
          setSent(isKept ? 'kept' : 'mailed');
        }}
      />
    </>
  );
}

/** It is sent without leaving the page, or without scripts to the survey, which shows what is wrong with it. */
function SaveSearchForm({ offer, onSent }: SaveSearchProps & { onSent: (isKept: boolean) => void }) {
  const { t } = useTranslation('saveSearch');
  const { t: tAlerts } = useTranslation('alerts');
  const { t: tForms } = useTranslation('forms');
  const { language, brandEmail, legal } = useSite();
  const { problemText, problemsTitle, failureText } = useFormTexts('saveSearch');
  const fields = fieldsOfOffer(offer);
  const { form, formProps, failure } = useSchemaForm<AlertRequest, boolean>({
    form: 'alert',
    emptyValues,
    // The address is kept until it is sent, for this form and the survey's.
    draft: { about: JSON.stringify(offer.query), fieldsAbout: [] },
    check: async (values) => {
      const [{ checkForm }, { alertSchema }] = await importSchema();
      return checkForm(alertSchema, alertOf({ ...values, ...fields }, { language, path: location.pathname }));
    },
    send: async (alert, key) => (await importBrowserApi()).createBrowserApi().createAlert(alert, key),
    onSent,
    problemText,
  });
  return (
    <MantineControls>
      <form
        {...formProps}
        className={formStyles.form}
        method="post"
        action={buildUrl({ to: 'AlertSurvey', params: {}, query: offer.query }, language)}
      >
        <ProblemSummary form={form} title={problemsTitle} failure={failureText(failure)} />
        <HiddenFields fields={fields} />
        <TextField form={form} name="email" label={tForms('email')} type="email" autoComplete="email" />
        <FrequencyField form={form} />
        <ConsentField form={form} name="acceptPrivacy" label={tAlerts('privacy')} />
        <FormGuard />
        <DataInfo text={tAlerts('info', { controller: legal.name, email: brandEmail })} />
        <div className={formStyles.send} data-actions>
          <SendButton form={form} label={t(`submit.${offer.kind}`)} />
          <p className={formStyles.info}>{tForms('required')}</p>
        </div>
      </form>
    </MantineControls>
  );
}

function HiddenFields({ fields }: { fields: ReturnType<typeof fieldsOfOffer> }) {
  return Object.entries(fields).flatMap(([name, value]) =>
    [value ?? []].flat().map((one) => <input key={name + one} type="hidden" name={name} value={one} />),
  );
}
