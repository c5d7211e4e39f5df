import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { City } from '#shared/domain/cities.ts';
import { afterPaint } from '../../app/afterPaint.ts';
import { useHydrated } from '../../app/useHydrated.ts';
import { ChoicesField } from '../../forms/ChoicesField.tsx';
import formStyles from '../../forms/Form.module.css';
import { readElements, type FormValues } from '../../forms/formValues.ts';
import styles from './CitiesField.module.css';
import { cityOfHome } from './cityOfHome.ts';

export interface OfferedCity extends City {
  /** Shows at once, where others fold. */
  isUsual?: boolean;
}

interface CitiesFieldProps {
  form: UseFormReturnType<FormValues>;
  cities: readonly OfferedCity[];
  /** The fields of the address, which name the city as soon as they are filled in. */
  children: ReactNode;
}

/** @returns the first box that is ticked, in sight */
function unfold(boxes: HTMLElement): HTMLInputElement | null {
  for (const fold of boxes.querySelectorAll('details')) fold.open ||= fold.querySelector('input:checked') !== null;
  return boxes.querySelector('input:checked');
}

/** The city of a network that works in one, which nobody has to choose. */
export const onlyCity = (cities: readonly City[]): City | undefined => (cities.length === 1 ? cities[0] : undefined);

/**
 * Where the home is: address, and the cities to ask. A city that the address names, or the only one, is ticked, and the
 * boxes fold to its name; what the visitor ticked stays.
 */
export function CitiesField({ form, cities, children }: CitiesFieldProps) {
  const { t } = useTranslation('ownerRequest');
  const boxes = useRef<HTMLDivElement>(null);
  const only = onlyCity(cities);
  const [found, setFound] = useState(only);
  const [isOpen, setIsOpen] = useState(false);
  const optionsOf = (chosen: readonly OfferedCity[]) => chosen.map(({ slug, name }) => ({ value: slug, label: name }));
  const usual = cities.filter(({ isUsual }) => isUsual);
  const others = cities.filter(({ isUsual }) => !isUsual);
  const isFolded = found !== undefined && !isOpen && !form.errors['cities'];
  const findCity = (): void => {
    readElements(boxes.current!.closest('form')!, form);
    const { address, zipCode, cities: chosen } = form.getValues();
    const next = only ?? cityOfHome({ address: String(address), zipCode: String(zipCode) }, cities);
    const isOwnChoice = String(chosen) !== (found?.slug ?? '');
    if (isOwnChoice || next?.slug === found?.slug) return;
    for (const box of boxes.current!.querySelectorAll('input')) box.checked = box.value === next?.slug;
    form.setFieldValue('cities', next ? [next.slug] : [], { forceUpdate: false });
    setFound(next);
    setIsOpen(false);
  };
  // An address may have been typed before React took over.
  const isHydrated = useHydrated();
  const findTyped = useEffectEvent(findCity);
  useEffect(
    () =>
      isHydrated
        ? afterPaint(() => {
            findTyped();
            unfold(boxes.current!);
          })
        : undefined,
    [isHydrated],
  );
  const open = (): void => {
    flushSync(() => {
      setIsOpen(true);
    });
    unfold(boxes.current!)?.focus();
  };
  return (
    <>
      <div className={styles.address} onInput={findCity}>
        {children}
      </div>
      <div className={styles.found}>
        <p role="status">
          {isFolded && (
            <>
              <span>{t('cityFound')}</span> <b>{found.name}</b>
            </>
          )}
        </p>
        {isFolded && !only && (
          <button type="button" onClick={open}>
            {t('changeCity')}
          </button>
        )}
      </div>
      <div ref={boxes} className={styles.boxes} hidden={isFolded}>
        <ChoicesField
          form={form}
          name="cities"
          label={t('cities')}
          options={optionsOf(usual.length > 0 ? usual : cities)}
          {...(usual.length > 0 &&
            others.length > 0 && { more: { summary: t('otherCities'), options: optionsOf(others) } })}
        />
        {cities.length > 1 && <p className={formStyles.info}>{t('citiesHint')}</p>}
      </div>
    </>
  );
}
