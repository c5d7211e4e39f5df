import { estateSubtypes, estateTypes, type OperationType } from '#shared/domain/estate.ts';
import { formatEuros } from '#shared/i18n/formats.ts';
import type { Place } from '../search.load.ts';
import { countOptions } from './countOptions.ts';
import type { FilterGroupProps } from './FilterForm.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import { OptionList } from './OptionList.tsx';
import { RangeSelects } from './RangeSelects.tsx';
import { priceSteps } from './steps.ts';

/** What people live in, the most sought first; the rest follows by itself. */
const dwellings = ['flat', ...estateSubtypes, 'house', 'rural_house'] as const;
const others = estateTypes.filter((type) => !dwellings.some((dwelling) => dwelling === type));

interface MainFiltersProps extends FilterGroupProps {
  type: OperationType;
  zones: readonly Place[];
}

/** The filters that nearly everybody uses: price, rooms, kind, and the zones of the chosen town. */
export function MainFilters({ type, zones, filters, fields, counts, language, t }: MainFiltersProps) {
  const { estate_type: kinds = [], zone = [], rooms = [] } = filters;
  const options = { fields, counts, language };
  const kindOptions = (values: readonly (typeof kinds)[number][]) =>
    values.map((value) => ({ value, label: t(`search:type.${value}`) }));
  return (
    <>
      <RangeSelects
        name="price"
        legend={t('search:filters.price')}
        from={t('search:filters.from')}
        upTo={t('search:filters.upTo')}
        steps={priceSteps[type]}
        min={filters.price_min}
        max={filters.price_max}
        fields={fields}
        crossed={t('search:filters.crossed')}
        format={(value) => formatEuros(value, language)}
      />
      <OptionList
        {...options}
        name="rooms"
        legend={t('search:filters.rooms')}
        look="row"
        options={countOptions(t)}
        chosen={rooms.map(String)}
      />
      {zones.length > 0 && (
        <FilterGroup label={t('search:filters.zones')} active={zone.length}>
          <OptionList
            {...options}
            name="zone"
            legend={t('search:filters.zones')}
            options={zones.map(({ slug, name }) => ({ value: slug, label: name }))}
            chosen={zone}
          />
        </FilterGroup>
      )}
      <FilterGroup label={t('search:filters.type')} active={kinds.length}>
        <OptionList
          {...options}
          name="estate_type"
          legend={t('search:filters.dwellings')}
          options={kindOptions(dwellings)}
          chosen={kinds}
        />
        <OptionList
          {...options}
          name="estate_type"
          legend={t('search:filters.others')}
          options={kindOptions(others)}
          chosen={kinds}
        />
      </FilterGroup>
    </>
  );
}
