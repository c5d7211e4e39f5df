import { useTranslation } from 'react-i18next';
import { operationTypes, type OperationType } from '#shared/domain/estate.ts';
import switchLinks from '../../components/ui/switchLinks/SwitchLinks.module.css';

/** Whether homes to buy or to rent are looked for. A box's first state is its only one: another `first` needs a key. */
export function Operations({ first }: { first: OperationType }) {
  const { t } = useTranslation('find');
  return (
    <fieldset>
      <legend className="label">{t('operation')}</legend>
      <div className={switchLinks.switch}>
        {operationTypes.map((type) => (
          <label key={type} data-accent={type === 'buy' ? 'secondary' : 'info'}>
            <input type="radio" name="operation" value={type} defaultChecked={type === first} />
            <span>{t(type)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
