import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { estateSubtypes, homeTypes } from '#shared/domain/estate.ts';
import type { EstateKind } from '#shared/domain/featuresOfKinds.ts';
import { groupOfKinds, kindGroups } from '#shared/filters/kindGroups.ts';
import { isOrMore } from '#shared/filters/kinds.ts';
import { filters } from '#shared/filters/table.ts';
import { alertFilterFields } from '#shared/forms/alertFilterFields.ts';
import type { AlertSearch } from '../../features/alerts/alertSearch.ts';
import choices from '../../forms/ChoicesField.module.css';
import type { FormValues } from '../../forms/formValues.ts';
import { TextField } from '../../forms/TextField.tsx';
import styles from './AlertForm.module.css';
import chips from './TickedField.module.css';

interface FilterFieldsProps {
  form: UseFormReturnType<FormValues>;
  search: AlertSearch;
}

const homeKinds: readonly EstateKind[] = [...homeTypes, ...estateSubtypes];

/** What may be chosen for a search: homes, or what is like the kinds that it has, and these. */
function kindsFor(kinds: readonly EstateKind[]): readonly EstateKind[] {
  const group = groupOfKinds(kinds.length === 0 ? undefined : kinds);
  const offered = group === undefined || group === 'homes' ? homeKinds : kindGroups[group];
  return [...new Set([...offered, ...kinds])];
}

/** The filters that most people set, each optional: kinds, highest price, rooms. */
export function FilterFields({ form, search }: FilterFieldsProps) {
  const { t } = useTranslation(['alertSurvey', 'search']);
  const { kinds, rooms } = alertFilterFields(search.filters);
  const offered = kindsFor(kinds);
  const hasRooms = rooms.length > 0 || offered.some((kind) => homeKinds.includes(kind));
  return (
    <>
      <PickField
        form={form}
        name="estate_type"
        label={t('search:filters.type')}
        options={offered.map((kind) => ({ value: kind, label: t(`search:type.${kind}`) }))}
      />
      <div className={styles.pair}>
        <TextField form={form} name="price_max" label={t('priceMax')} isOptional inputMode="numeric" maxLength={20} />
        {hasRooms && (
          <PickField
            form={form}
            name="rooms"
            label={t('search:filters.rooms')}
            options={filters.rooms.options.map((number) => ({
              value: String(number),
              label: isOrMore(number) ? t('search:filters.orMore', { number }) : String(number),
            }))}
          />
        )}
      </div>
    </>
  );
}

interface PickFieldProps extends Pick<FilterFieldsProps, 'form'> {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

/** Any of a few, as chips that are checkboxes; none of them: all the same. */
function PickField({ form, name, label, options }: PickFieldProps) {
  const { t } = useTranslation('forms');
  const props: { id?: string; defaultValue?: unknown } = form.getInputProps(name);
  const known = form.getInitialValues()[name];
  return (
    <fieldset className={choices.choices}>
      <legend>{t('optional', { label })}</legend>
      <div className={chips.chips}>
        {options.map((option, index) => (
          <label key={option.value} className={chips.pick}>
            <input
              type="checkbox"
              name={name}
              value={option.value}
              defaultChecked={Array.isArray(known) && known.includes(option.value)}
              {...(index === 0 ? { id: props.id } : {})}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
