import { circleText, type Circle } from '#shared/domain/circle.ts';
import { travelMinutes, travelTimeText } from '#shared/domain/travelTime.ts';
import { middleOf } from '#shared/filters/middleOf.ts';
import { travelModeName } from '#shared/i18n/placeNames.ts';
import { useSite } from '../../../app/session/SiteContext.ts';
import type { ControlProps } from './controlProps.ts';
import { FilterGroup } from './FilterGroup.tsx';
import { OptionList } from './OptionList.tsx';
import { distanceSteps } from './steps.ts';

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

/** The zones of the chosen town. Around a point they limit nothing, and are only kept. */
export function ZoneOptions({ data: { zones }, filters, fields, counts, language, t }: ControlProps) {
  const { zone = [] } = filters;
  if (middleOf(filters)) return zone.map((slug) => <input key={slug} type="hidden" name="zone" value={slug} />);
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

type TravelProps = Pick<ControlProps, 'filters' | 'language' | 't'> & { middle: Pick<Circle, 'lat' | 'lng'> };

/** How long the way to the middle may take, and how it is made. */
function TravelSelect({ middle: { lat, lng }, filters: { travel = '' }, language, t }: TravelProps) {
  const { travelModes = [] } = useSite();
  if (travelModes.length === 0) return null;
  return (
    <label className="field">
      <span className="label">{t('search:filters.travel')}</span>
      <select className="input select" name="travel" defaultValue={travel}>
        <option value="">{t('search:filters.either')}</option>
        {travelModes.map((mode) => (
          <optgroup key={mode} label={travelModeName(mode, language)}>
            {travelMinutes.map((minutes) => (
              <option key={minutes} value={travelTimeText({ lat, lng, minutes, mode })}>
                {`${minutes} min ${travelModeName(mode, language)}`}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

/** How far from the chosen place, or from the point of the list, homes may lie: by distance or by travel time. */
export function DistanceOptions({ data: { centre }, filters, fields, counts, language, t }: ControlProps) {
  const { town, zone, near, travel } = filters;
  const middle = middleOf(filters) ?? centre;
  if (!middle) return null;
  const { lat, lng } = middle;
  const all = [...new Set([...distanceSteps, ...(near ? [near.km] : [])])].sort((a, b) => a - b);
  return (
    <FilterGroup label={t('search:filters.near')} active={(near ?? travel) ? 1 : 0}>
      {/* One of the two; a travel time takes the place of a distance. */}
      {travel === undefined && (
        <OptionList
          name="near"
          legend={t('search:filters.near')}
          single
          options={[
            { value: '', label: t(town || zone ? 'search:filters.here' : 'search:filters.either') },
            ...all.map((km) => ({ value: circleText({ lat, lng, km }), label: t('search:filters.km', { km }) })),
          ]}
          chosen={[near ? circleText(near) : '']}
          fields={fields}
          counts={counts}
          language={language}
        />
      )}
      <TravelSelect middle={middle} filters={filters} language={language} t={t} />
    </FilterGroup>
  );
}
