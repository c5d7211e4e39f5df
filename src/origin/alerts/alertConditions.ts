import { sql, type RawBuilder } from 'kysely';
import type { FilterName } from '#shared/filters/table.ts';
import type { MarkFilter } from '../db/facts/estateMarks.ts';
import { maskColumns } from '../db/facts/maskColumns.ts';
import { noMaximum } from './alertCriteria.ts';
import { traitFilters, traitMask, traitOptions, type TraitFilter } from '../db/facts/estateTraits.ts';

type Condition = RawBuilder<boolean>;

// `e` is a row of estates, `p` one of alert_places.

/** Groups of bits: one that nothing is asked of matches; of another, the listing has one of the bits. */
const traitConditions = (): Condition[] =>
  traitFilters.map((name) => {
    const group = sql.lit(traitMask(name, traitOptions(name)));
    return sql<boolean>`((p.traits & ${group}) = 0 or (p.traits & e.traits & ${group}) <> 0)`;
  });

/** Features and marks: all that are asked for. */
const hasAll = (): Condition =>
  sql<boolean>`${sql.join(
    maskColumns.map(
      (column) => sql`(${sql.ref(`p.${column}`)} & ${sql.ref(`e.${column}`)}) = ${sql.ref(`p.${column}`)}`,
    ),
    sql` and `,
  )}`;

/** By which places an alert is found: it is looked up by the listing's own. */
const byPlace = null;

/** Alerts do not have it: what they find is new anyhow. */
const noAlertFilter = null;

/** Alerts with areas are looked for apart, and the outline is checked there (matchEvents.ts). */
const byOutline = null;

/**
 * Whether a listing is what an alert asks for, filter by filter. Traits have one form, above; marks are looked for as
 * features are; every other filter has a row here.
 */
const alertConditions = {
  province: byPlace,
  town: byPlace,
  zone: byPlace,
  // Without bounds, also one that is on request.
  price: sql<boolean>`(e.shown_price between p.min_price and p.max_price
    or (e.shown_price is null and p.min_price = 0 and p.max_price = ${sql.lit(noMaximum)}))`,
  area: sql<boolean>`e.area between p.min_area and p.max_area`,
  features: hasAll(),
  floor: sql<boolean>`(p.floors = 0 or (p.floors & e.features) <> 0)`,
  since: noAlertFilter,
  agent: sql<boolean>`(p.agent is null or p.agent = e.agent)`,
  agency: sql<boolean>`(p.agency is null or p.agency = e.agency)`,
  where: byPlace,
  postcode: sql<boolean>`(p.postcode is null or p.postcode = e.postcode)`,
  street: sql<boolean>`(p.street is null or p.street = e.street)`,
  near: byOutline,
  travel: byOutline,
  drawn: byOutline,
  // No filter of alerts.
  bbox: null,
} satisfies Record<Exclude<FilterName, TraitFilter | MarkFilter>, Condition | null>;

/** Whether a listing is what an alert asks for, but for its areas. */
export const isWanted = (): Condition =>
  sql<boolean>`${sql.join(
    [
      ...Object.values(alertConditions).filter((condition) => condition !== null),
      sql<boolean>`(p.traits = 0 or (${sql.join(traitConditions(), sql` and `)}))`,
    ],
    sql` and `,
  )}`;
