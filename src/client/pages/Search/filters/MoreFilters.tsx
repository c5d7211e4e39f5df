import { conservations, featureIds, type FeatureId } from '#shared/domain/estate.ts';
import { formatNumber } from '#shared/i18n/formats.ts';
import { countOptions } from './countOptions.ts';
import type { FilterGroupProps } from './FilterForm.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import styles from './FilterGroup.module.css';
import { OptionList } from './OptionList.tsx';
import { RangeSelects } from './RangeSelects.tsx';
import { areaSteps } from './steps.ts';

interface MoreFiltersProps extends FilterGroupProps {
  /** What the chosen kinds may carry (docs/product.md#features). */
  features: readonly FeatureId[];
}

/** "+ filtros": what fewer people ask for. An extra that is chosen stays, even when no chosen kind carries it: it narrows the list. */
export function MoreFilters({ features, filters, fields, counts, language, t }: MoreFiltersProps) {
  const { bathrooms = [], furnished, conservation = [], features: chosen = [], area_min: min, area_max: max } = filters;
  const options = { fields, counts, language };
  const active =
    bathrooms.length + (furnished ? 1 : 0) + conservation.length + chosen.length + ((min ?? max) === undefined ? 0 : 1);
  return (
    <FilterGroup label={t('search:filters.more')} active={active} wide>
      <div className={styles.columns}>
        <RangeSelects
          name="area"
          legend={t('search:filters.area')}
          from={t('search:filters.from')}
          upTo={t('search:filters.upTo')}
          steps={areaSteps}
          min={min}
          max={max}
          fields={fields}
          crossed={t('search:filters.crossed')}
          format={(value) => t('card.area', { area: formatNumber(value, language) })}
        />
        <OptionList
          {...options}
          name="bathrooms"
          legend={t('search:filters.bathrooms')}
          look="row"
          options={countOptions(t)}
          chosen={bathrooms.map(String)}
        />
      </div>
      <div className={styles.columns}>
        <OptionList
          {...options}
          name="furnished"
          legend={t('search:filters.furnished')}
          single
          chosen={[furnished ?? '']}
          options={[
            { value: '', label: t('search:filters.either') },
            { value: '1', label: t('card.furnished') },
            { value: '0', label: t('search:chip.unfurnished') },
          ]}
        />
        <OptionList
          {...options}
          name="conservation"
          legend={t('search:filters.conservation')}
          chosen={conservation}
          options={conservations.map((value) => ({ value, label: t(`search:conservation.${value}`) }))}
        />
      </div>
      <OptionList
        {...options}
        name="features"
        legend={t('search:filters.features')}
        look="columns"
        chosen={chosen}
        options={featureIds
          .filter((id) => features.includes(id) || chosen.includes(id))
          .map((value) => ({ value, label: t(`search:feature.${value}`) }))}
      />
    </FilterGroup>
  );
}
