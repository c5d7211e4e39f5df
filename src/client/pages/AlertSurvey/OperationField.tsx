import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { operationTypes, type OperationType } from '#shared/domain/estate.ts';
import switchLinks from '../../components/ui/switchLinks/SwitchLinks.module.css';
import choices from '../../forms/ChoicesField.module.css';
import type { FormValues } from '../../forms/formValues.ts';

interface OperationFieldProps {
  form: UseFormReturnType<FormValues>;
  onChoose: (type: OperationType) => void;
}

/** Whether homes to buy or to rent are looked for: the switch of every search, which is two radio buttons. */
export function OperationField({ form, onChoose }: OperationFieldProps) {
  const { t } = useTranslation('alertSurvey');
  const props: { id?: string; defaultValue?: string } = form.getInputProps('type');
  const { id, defaultValue } = props;
  return (
    <fieldset className={choices.choices}>
      <legend>{t('type')}</legend>
      <div className={switchLinks.switch}>
        {operationTypes.map((type, index) => (
          <label key={type}>
            <input
              type="radio"
              name="type"
              value={type}
              defaultChecked={type === defaultValue}
              onChange={() => {
                form.setFieldValue('type', type, { forceUpdate: false });
                onChoose(type);
              }}
              {...(index === 0 ? { id } : {})}
            />
            <span>{t(`type.${type}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
