import '../../theme/controls/forms.ts';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import type { City } from '#shared/domain/cities.ts';
import { defaultCountry } from '#shared/domain/callingCodes.ts';
import type { OwnerRequest, OwnerRequestType } from '#shared/forms/ownerRequest.ts';
import { ownerRequestOf } from '#shared/forms/ownerRequestOf.ts';
import { buildUrl } from '#shared/routes/build.ts';
import { importBrowserApi } from '../../app/session/importBrowserApi.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { ChoicesField } from '../../forms/ChoicesField.tsx';
import { ConsentField } from '../../forms/ConsentField.tsx';
import { DataInfo } from '../../forms/DataInfo.tsx';
import { FormGuard } from '../../forms/FormGuard.tsx';
import formStyles from '../../forms/Form.module.css';
import type { FormValues } from '../../forms/formValues.ts';
import { PhoneField, phoneCountryName } from '../../forms/PhoneField.tsx';
import { ProblemSummary } from '../../forms/ProblemSummary.tsx';
import { SendButton } from '../../forms/SendButton.tsx';
import { MessageField, TextField } from '../../forms/TextField.tsx';
import { useFormTexts } from '../../forms/useFormTexts.ts';
import { useSchemaForm } from '../../forms/useSchemaForm.ts';
import { MantineControls } from '../../theme/MantineControls.tsx';
import styles from './OwnerRequestForm.module.css';

const emptyValues = {
  fullName: '',
  email: '',
  phone: '',
  [phoneCountryName]: defaultCountry,
  zipCode: '',
  cities: [],
  moreToKnow: '',
  acceptTerms: false,
  acceptCommercials: false,
  acceptNewsletter: false,
} satisfies FormValues;

const optional = ['zipCode', 'moreToKnow', 'acceptCommercials', 'acceptNewsletter'];

/** The schema is fetched with the first form that is sent. */
const importSchema = () =>
  Promise.all([
    import(/* webpackChunkName: "checkForm" */ '#shared/forms/checkForm.ts'),
    import(/* webpackChunkName: "checkForm" */ '#shared/forms/ownerRequest.ts'),
  ]);

interface OwnerRequestFormProps {
  type: OwnerRequestType;
  /** The page that takes the form without scripts, and the place on it where the form stands. */
  route: 'Sell' | 'Rent';
  fragment: string;
  /** To choose from, by their names in the page's language. */
  cities: readonly City[];
  /** Shows what comes next. */
  onSent: () => void;
}

/** An owner's request to sell or to let (docs/product.md#owner-requests). */
export function OwnerRequestForm({ type, route, fragment, cities, onSent }: OwnerRequestFormProps) {
  const { t } = useTranslation('ownerRequest');
  const { language } = useSite();
  const { problemText, problemsTitle, failureText } = useFormTexts('ownerRequest');
  const { form, formProps, failure } = useSchemaForm<OwnerRequest>({
    form: 'ownerRequest',
    emptyValues,
    optional,
    // The visitor's own data fit both pages; only the words are about one of them.
    draft: { about: type, fieldsAbout: ['moreToKnow'] },
    check: async (values) => {
      const [{ checkForm }, { ownerRequestSchema }] = await importSchema();
      return checkForm(ownerRequestSchema, {
        ...ownerRequestOf(values, { language, path: location.pathname }),
        type,
      });
    },
    send: async (request, key) => {
      await (await importBrowserApi()).createBrowserApi().requestSaleOrLetting(request, key);
    },
    onSent,
    problemText,
  });
  return (
    <MantineControls>
      <form
        {...formProps}
        className={formStyles.form}
        method="post"
        action={`${buildUrl({ to: route, params: {} }, language)}#${fragment}`}
      >
        <ProblemSummary form={form} title={problemsTitle} failure={failureText(failure)} />
        <Fields form={form} cities={cities} />
        <Consents form={form} />
        <FormGuard />
        <SendButton form={form} label={t('submit')} />
      </form>
    </MantineControls>
  );
}

function Fields({ form, cities }: { form: UseFormReturnType<FormValues>; cities: readonly City[] }) {
  const { t } = useTranslation('ownerRequest');
  const { t: tForms } = useTranslation('forms');
  return (
    <>
      <TextField form={form} name="fullName" label={tForms('fullName')} autoComplete="name" />
      <TextField form={form} name="email" label={tForms('email')} type="email" autoComplete="email" />
      <div className={styles.phone}>
        <PhoneField form={form} />
        <TextField
          form={form}
          name="zipCode"
          label={t('zipCode')}
          isOptional
          autoComplete="postal-code"
          inputMode="numeric"
        />
      </div>
      <div className={styles.cities}>
        <ChoicesField
          form={form}
          name="cities"
          label={t('cities')}
          options={cities.map(({ slug, name }) => ({ value: slug, label: name }))}
        />
        <p className={formStyles.info}>{t('citiesHint')}</p>
      </div>
      <MessageField form={form} name="moreToKnow" label={t('moreToKnow')} isOptional rows={4} />
    </>
  );
}

function Consents({ form }: { form: UseFormReturnType<FormValues> }) {
  const { t } = useTranslation('ownerRequest');
  const { t: tForms } = useTranslation('forms');
  const { brandName, brandEmail, legal } = useSite();
  return (
    <>
      <ConsentField form={form} name="acceptTerms" label={t('terms')} />
      <ConsentField form={form} name="acceptCommercials" label={t('commercials', { brand: brandName })} isOptional />
      <ConsentField form={form} name="acceptNewsletter" label={t('newsletter')} isOptional />
      <DataInfo isJoint text={t('info', { controller: legal.name, email: brandEmail })} />
      <p className={formStyles.info}>{tForms('required')}</p>
    </>
  );
}
