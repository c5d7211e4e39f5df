import { rulesOf } from '#rules';
import { NativeSelect, TextInput } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { callingCodes, countries, defaultCountry, type Country } from '#shared/domain/callingCodes.ts';
import { compareNames } from '#shared/i18n/compareNames.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { useSite } from '../app/session/SiteContext.ts';
import { useLabel, type FieldProps } from './TextField.tsx';
import styles from './PhoneField.module.css';
import chevron from './selectChevron.module.css';

/** The field of the country beside `phone`; shared/forms/readPhone.ts makes one number of the two. */
export const phoneCountryName = 'phoneCountry';

/**
 * Spain first, and chosen: a Spanish number would be a valid one of another country, and nobody would be told that it
 * is wrong, while a foreign one is no Spanish number. Then those of the page's language. By language: translating and
 * sorting seventy names takes as long as the rest of the form.
 */
const optionsIn = new Map<Language, readonly { country: Country; label: string }[]>();

function makeOptions(t: TFunction<'forms'>, language: Language) {
  const names = countries.map((country) => ({ country, name: t(`country.${country}`) }));
  const first: readonly string[] = [defaultCountry, ...(rulesOf(language).countries ?? [])];
  const placeOf = (country: Country): number => (first.includes(country) ? first.indexOf(country) : first.length);
  const sorted = names.toSorted(
    (a, b) => placeOf(a.country) - placeOf(b.country) || compareNames(a.name, b.name, language),
  );
  return sorted.map(({ country, name }) => ({
    country,
    label: `+${callingCodes[country]} ${name}`,
  }));
}

/** A telephone with its country. A number with its own `+` needs none. */
export function PhoneField({ form, isOptional }: Pick<FieldProps, 'form' | 'isOptional'>) {
  const { t } = useTranslation('forms');
  const { language } = useSite();
  const options = optionsIn.get(language) ?? makeOptions(t, language);
  optionsIn.set(language, options);
  const select = (
    <NativeSelect
      {...form.getInputProps(phoneCountryName)}
      className={styles.country}
      aria-label={t('phoneCountry')}
      aria-required={undefined}
      rightSection={<span className={chevron.chevron} />}
      rightSectionWidth={28}
      autoComplete="tel-country-code"
    >
      {options.map(({ country, label }) => (
        <option key={country} value={country}>
          {label}
        </option>
      ))}
    </NativeSelect>
  );
  return (
    <TextInput
      {...form.getInputProps('phone')}
      {...useLabel({ label: t('phone'), isOptional })}
      type="tel"
      autoComplete="tel"
      inputContainer={(input) => (
        <div className={styles.phone}>
          {select}
          {input}
        </div>
      )}
    />
  );
}
