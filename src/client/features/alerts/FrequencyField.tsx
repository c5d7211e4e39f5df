import { useTranslation } from 'react-i18next';
import { alertFrequencies } from '#shared/domain/alert.ts';
import { OneOfField } from '../../forms/OneOfField.tsx';
import type { FieldProps } from '../../forms/TextField.tsx';

/** How often an alert is mailed. */
export function FrequencyField({ form }: Pick<FieldProps, 'form'>) {
  const { t } = useTranslation('alerts');
  return (
    <OneOfField
      form={form}
      name="frequency"
      label={t('frequency')}
      options={alertFrequencies.map((value) => ({ value, label: t(`frequency.${value}`) }))}
    />
  );
}
