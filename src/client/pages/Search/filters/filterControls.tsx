import type { ReactNode } from 'react';
import {
  conservations,
  energyRatings,
  estateSubtypes,
  estateTypes,
  extras,
  featureIds,
  type FeatureId,
} from '#shared/domain/estate.ts';
import { featuresOfKinds, type EstateKind } from '#shared/domain/featuresOfKinds.ts';
import { floorLevels } from '#shared/domain/floorLevel.ts';
import { groupOfKinds, type KindGroup } from '#shared/filters/kindGroups.ts';
import { isOrMore } from '#shared/filters/kinds.ts';
import { filters as filterTable, markFilterNames, type FilterName, type FilterNameOf } from '#shared/filters/table.ts';
import { formatEuros, formatNumber } from '#shared/i18n/formats.ts';
import type { ControlProps } from './controlProps.ts';
import { FilterGroup } from './FilterGroup.tsx';
import { OptionList, type FilterOption, type OptionListProps } from './OptionList.tsx';
import { DistanceOptions, ProvinceSelect, TownSelect, ZoneOptions } from './placeControls.tsx';
import { RangeFields } from './RangeFields.tsx';
import { areaSteps, priceSteps } from './steps.ts';

/**
 * A part of the form: the place, the bar, a row of two or of one in "+ filtros". `hidden` keeps a filter that has no
 * control.
 */
export type ControlGroup = 'place' | 'main' | 'numbers' | 'state' | 'listing' | 'wide' | 'hidden';

interface FilterControl {
  group: ControlGroup;
  Control: (props: ControlProps) => ReactNode;
}

const options = (
  name: FilterName,
  { fields, counts, language }: ControlProps,
): Pick<OptionListProps, 'name' | 'fields' | 'counts' | 'language'> => ({ name, fields, counts, language });

/** Land and garages have neither bedrooms nor bathrooms, offices no bedrooms. */
const counted: Record<FilterNameOf<{ kind: 'count' }>, readonly (KindGroup | undefined)[]> = {
  rooms: ['homes', undefined],
  bathrooms: ['homes', 'commercial', undefined],
};

const countControl =
  (name: FilterNameOf<{ kind: 'count' }>) =>
  (props: ControlProps): ReactNode => {
    const { filters, t } = props;
    if (!filters[name] && !counted[name].includes(groupOfKinds(filters.estate_type))) return null;
    const text = (option: number) =>
      isOrMore(option) ? t('search:filters.orMore', { number: option }) : String(option);
    return (
      <OptionList
        {...options(name, props)}
        legend={t(`search:filters.${name}`)}
        look="row"
        options={filterTable[name].options.map((option) => ({ value: String(option), label: text(option) }))}
        chosen={(filters[name] ?? []).map(String)}
      />
    );
  };

const rangeControl =
  (
    name: FilterNameOf<{ kind: 'range' }>,
    steps: (props: ControlProps) => readonly number[],
    format: (value: number, props: ControlProps) => string,
  ) =>
  (props: ControlProps): ReactNode => (
    <RangeFields
      name={name}
      range={props.filters[name] ?? {}}
      fields={props.fields}
      steps={steps(props)}
      format={(value) => format(value, props)}
      t={props.t}
    />
  );

const hiddenControl =
  (name: FilterNameOf<{ kind: 'profile' | 'address' | 'outline' | 'box' }> | 'where') =>
  ({ filters }: ControlProps): ReactNode =>
    filters[name] && <input type="hidden" name={filterTable[name].queryNames(name)[0]} value={String(filters[name])} />;

/** What people live in, the most sought first; the rest follows in its own list. */
const dwellings = ['flat', ...estateSubtypes, 'house', 'rural_house'] as const;
const otherTypes = estateTypes.filter((type) => !dwellings.some((dwelling) => dwelling === type));

function EstateTypeControl(props: ControlProps) {
  const { filters, t } = props;
  const chosen = filters.estate_type ?? [];
  const list = (legend: string, kinds: readonly EstateKind[]) => (
    <OptionList
      {...options('estate_type', props)}
      legend={legend}
      options={kinds.map((value) => ({ value, label: t(`search:type.${value}`) }))}
      chosen={chosen}
    />
  );
  return (
    <FilterGroup label={t('search:filters.type')} active={chosen.length}>
      <>
        {list(t('search:filters.dwellings'), dwellings)}
        {list(t('search:filters.others'), otherTypes)}
      </>
    </FilterGroup>
  );
}

function FurnishedControl(props: ControlProps) {
  const { filters, t } = props;
  return (
    <OptionList
      {...options('furnished', props)}
      legend={t('search:filters.furnished')}
      single
      chosen={[filters.furnished ?? '']}
      options={[
        { value: '', label: t('search:filters.either') },
        { value: '1', label: t('card.furnished') },
        { value: '0', label: t('search:chip.unfurnished') },
      ]}
    />
  );
}

const ConservationControl = (props: ControlProps) => (
  <OptionList
    {...options('conservation', props)}
    legend={props.t('search:filters.conservation')}
    chosen={props.filters.conservation ?? []}
    options={conservations.map((value) => ({ value, label: props.t(`search:conservation.${value}`) }))}
  />
);

const EnergyControl = (props: ControlProps) => (
  <OptionList
    {...options('energy', props)}
    legend={props.t('search:filters.energy')}
    look="letters"
    chosen={props.filters.energy ?? []}
    options={energyRatings.map((value) => ({ value, label: value }))}
  />
);

const FloorControl = (props: ControlProps) => (
  <OptionList
    {...options('floor', props)}
    legend={props.t('search:filters.floor')}
    chosen={props.filters.floor ?? []}
    options={floorLevels.map((value) => ({ value, label: props.t(`search:floor.${value}`) }))}
  />
);

const WithControl = (props: ControlProps) => (
  <OptionList
    {...options('with', props)}
    legend={props.t('search:filters.with')}
    chosen={props.filters.with ?? []}
    options={extras.map((value) => ({ value, label: props.t(`search:with.${value}`) }))}
  />
);

const markControl =
  (name: FilterNameOf<{ kind: 'mark' }>) =>
  (props: ControlProps): ReactNode => (
    <OptionList
      {...options(name, props)}
      legend={props.t(`search:filters.${name}`)}
      chosen={[props.filters[name] ?? '']}
      options={[{ value: '1', label: props.t(`search:chip.${name}`) }]}
    />
  );

/** Each has a legend, `search:filters.<name>`, and one option, worded as its chip. */
const markControls = Object.fromEntries(
  markFilterNames.map((name) => [name, { group: 'listing', Control: markControl(name) }]),
) as Record<FilterNameOf<{ kind: 'mark' }>, FilterControl>;

const SinceControl = (props: ControlProps) => (
  <OptionList
    {...options('since', props)}
    legend={props.t('search:filters.since')}
    single
    chosen={[String(props.filters.since ?? '')]}
    options={[
      { value: '', label: props.t('search:filters.either') },
      ...filterTable.since.options.map((days) => ({ value: String(days), label: props.t(`search:since.${days}`) })),
    ]}
  />
);

/** The features that estates of the chosen types can have, and those that are chosen already, which narrow the list. */
function featureOptions({ filters, fields, t }: ControlProps): FilterOption[] {
  const kinds = (fields?.getAll('estate_type') ?? filters.estate_type ?? []) as EstateKind[];
  const possible: readonly FeatureId[] = [...featuresOfKinds(kinds), ...(filters.features ?? [])];
  return featureIds
    .filter((id) => possible.includes(id))
    .map((value) => ({ value, label: t(`search:feature.${value}`) }));
}

const FeaturesControl = (props: ControlProps) => (
  <OptionList
    {...options('features', props)}
    legend={props.t('search:filters.features')}
    look="columns"
    chosen={props.filters.features ?? []}
    options={featureOptions(props)}
  />
);

/** The control of each filter, in the order of the form. */
export const filterControls = {
  province: { group: 'place', Control: ProvinceSelect },
  town: { group: 'place', Control: TownSelect },
  price: {
    group: 'main',
    Control: rangeControl(
      'price',
      ({ data }) => priceSteps[data.type],
      (value, { language }) => formatEuros(value, language),
    ),
  },
  rooms: { group: 'main', Control: countControl('rooms') },
  zone: { group: 'main', Control: ZoneOptions },
  near: { group: 'main', Control: DistanceOptions },
  // With the distance.
  travel: { group: 'hidden', Control: () => null },
  estate_type: { group: 'main', Control: EstateTypeControl },
  area: {
    group: 'numbers',
    Control: rangeControl(
      'area',
      () => areaSteps,
      (value, { t, language }) => t('card.area', { area: formatNumber(value, language) }),
    ),
  },
  bathrooms: { group: 'numbers', Control: countControl('bathrooms') },
  furnished: { group: 'state', Control: FurnishedControl },
  conservation: { group: 'state', Control: ConservationControl },
  floor: { group: 'listing', Control: FloorControl },
  with: { group: 'listing', Control: WithControl },
  since: { group: 'listing', Control: SinceControl },
  ...markControls,
  energy: { group: 'wide', Control: EnergyControl },
  features: { group: 'wide', Control: FeaturesControl },
  where: { group: 'hidden', Control: hiddenControl('where') },
  postcode: { group: 'hidden', Control: hiddenControl('postcode') },
  street: { group: 'hidden', Control: hiddenControl('street') },
  agent: { group: 'hidden', Control: hiddenControl('agent') },
  agency: { group: 'hidden', Control: hiddenControl('agency') },
  drawn: { group: 'hidden', Control: hiddenControl('drawn') },
  bbox: { group: 'hidden', Control: hiddenControl('bbox') },
} satisfies Record<FilterName, FilterControl>;
