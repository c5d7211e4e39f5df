import { memo } from 'react';
import { circleText } from '#shared/domain/circle.ts';
import { DeferredPart } from '../../../app/deferred/DeferredPart.tsx';
import { useSite } from '../../../app/session/SiteContext.ts';
import type { ControlProps } from './controlProps.ts';
import { FilterGroup } from './FilterGroup.tsx';
import { OptionList } from './OptionList.tsx';
import { distanceSteps } from './steps.ts';
import type { TravelChoiceProps } from './TravelChoice.tsx';
import { travelPart } from './travelPart.ts';

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
  if (filters.near ?? filters.travel)
    return zone.map((slug) => <input key={slug} type="hidden" name="zone" value={slug} />);
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

/** Memoized, since a part whose props change before its script is there would disappear. */
const TravelField = memo(function TravelField(props: TravelChoiceProps) {
  return <DeferredPart part={travelPart} props={props} />;
});

/** How far from the chosen place, or from the point of the list, homes may lie: by distance or by travel time. */
export function DistanceOptions({ data: { centre }, filters, fields, counts, language, t }: ControlProps) {
  const { travelModes } = useSite();
  const { town, zone, near, travel } = filters;
  if (!centre) return null;
  const { lat, lng } = centre;
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
      {travelModes && <TravelField lat={lat} lng={lng} chosen={travel} />}
    </FilterGroup>
  );
}
