import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { homeTypes } from '#shared/domain/estate.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { ConsentField } from '../../forms/ConsentField.tsx';
import { DataInfo } from '../../forms/DataInfo.tsx';
import formStyles from '../../forms/Form.module.css';
import type { FormValues } from '../../forms/formValues.ts';
import { OneOfField } from '../../forms/OneOfField.tsx';
import { PhoneField } from '../../forms/PhoneField.tsx';
import { MessageField, TextField } from '../../forms/TextField.tsx';
import { CitiesField, type OfferedCity } from './CitiesField.tsx';
import styles from './OwnerRequestFields.module.css';

interface FieldsProps {
  form: UseFormReturnType<FormValues>;
}

/** Where the home is. */
export function PlaceFields({ form, cities }: FieldsProps & { cities: readonly OfferedCity[] }) {
  const { t } = useTranslation('ownerRequest');
  return (
    <CitiesField form={form} cities={cities}>
      <TextField form={form} name="address" label={t('address')} isOptional autoComplete="street-address" />
      <TextField
        form={form}
        name="zipCode"
        label={t('zipCode')}
        isOptional
        autoComplete="postal-code"
        inputMode="numeric"
      />
    </CitiesField>
  );
}

/** What it is, and how large. */
export function HomeFields({ form }: FieldsProps) {
  const { t } = useTranslation('ownerRequest');
  const { t: tForms } = useTranslation('forms');
  return (
    <>
      <OneOfField
        form={form}
        name="estateType"
        label={tForms('optional', { label: t('kind') })}
        options={homeTypes.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
      />
      <div className={styles.sizes}>
        <TextField form={form} name="area" label={t('area')} isOptional inputMode="numeric" />
        <TextField form={form} name="rooms" label={t('rooms')} isOptional inputMode="numeric" />
      </div>
    </>
  );
}

/** Whose it is, and what they agree to. */
export function PersonFields({ form }: FieldsProps) {
  const { t } = useTranslation('ownerRequest');
  const { t: tForms } = useTranslation('forms');
  const { brandName, brandEmail, legal } = useSite();
  return (
    <>
      <TextField form={form} name="fullName" label={tForms('fullName')} autoComplete="name" />
      <TextField form={form} name="email" label={tForms('email')} type="email" autoComplete="email" />
      <PhoneField form={form} />
      <MessageField form={form} name="moreToKnow" label={t('moreToKnow')} isOptional rows={4} />
      <ConsentField form={form} name="acceptTerms" label={t('terms')} />
      <ConsentField form={form} name="acceptCommercials" label={t('commercials', { brand: brandName })} isOptional />
      <ConsentField form={form} name="acceptNewsletter" label={t('newsletter')} isOptional />
      <DataInfo isJoint text={t('info', { controller: legal.name, email: brandEmail })} />
      <p className={formStyles.info}>{tForms('required')}</p>
    </>
  );
}
