import type { ControlProps } from './controlProps.ts';
import { FilterGroup } from './FilterGroup.tsx';
import { OptionList } from './OptionList.tsx';

// Province and town as plain lists. With scripts the place field takes their place; they stay in the form, so that it
// keeps its place before the page is hydrated.

export function ProvinceSelect({ data: { province }, provinces, t }: ControlProps) {
  return (
    <label className="field">
      <span className="label">{t('search:bar.province')}</span>
      <select className="input select" name="province" defaultValue={province?.slug ?? ''}>
        <option value="">{t('search:bar.everywhere')}</option>
        {provinces.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

export function TownSelect({ data: { towns }, filters: { town }, t }: ControlProps) {
  const known =
    town === undefined || towns.some(({ slug }) => slug === town) ? towns : [{ slug: town, name: town }, ...towns];
  if (known.length === 0) return null;
  return (
    <label className="field">
      <span className="label">{t('search:filters.town')}</span>
      <select className="input select" name="town" defaultValue={town ?? ''}>
        <option value="">{t('search:filters.everyTown')}</option>
        {known.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The zones of the chosen town. */
export function ZoneOptions({ data: { zones }, filters: { zone = [] }, fields, counts, language, t }: ControlProps) {
  if (zones.length === 0) return null;
  return (
    <FilterGroup label={t('search:filters.zones')} active={zone.length}>
      <OptionList
        name="zone"
        legend={t('search:filters.zones')}
        options={zones.map(({ slug, name }) => ({ value: slug, label: name }))}
        chosen={zone}
        fields={fields}
        counts={counts}
        language={language}
      />
    </FilterGroup>
  );
}
