import type { ReactNode } from 'react';
import { hidesPrice, type OperationType } from '#shared/domain/estate.ts';
import { pricePerArea } from '#shared/domain/prices.ts';
import { EnergyBadge } from '../../components/energy/EnergyBadge.tsx';
import icons from '../../components/ui/icons/cardIcons.module.css';
import { keepUnits } from '../../components/ui/keepUnits.ts';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import { useSite } from '../../app/session/SiteContext.ts';
import { FavouriteButton } from '../favourites/FavouriteButton.tsx';
import { isNewSince, useDaysAway } from '../../app/session/lastVisit.ts';
import { coverSizes, coverSrc } from '#shared/views/estateCard/cardCover.ts';
import type { CardTexts } from '#shared/views/estateCard/cardTexts.ts';
import { useCardTexts } from './useCardTexts.ts';
import styles from './EstateCard.module.css';
import type { EstateCardData } from '#shared/views/estateCard/toEstateCard.ts';

/** What the HTML of a card is made from, beside the site and its language: plain data. */
export interface CardData {
  estate: EstateCardData;
  /** The level under the heading that the list stands below. */
  heading: 'h2' | 'h3';
  /** Of several provinces a card says where its zone is (docs/product.md#estate-card). */
  showAround: boolean;
  /** How the picture is fetched: at once for what shows without scrolling, first of all for the largest. */
  load: 'first' | 'eager' | 'lazy';
}

interface EstateCardProps extends CardData {
  /** Further pictures and contact links, once the visitor has pointed at the card (extras/useCardExtras.tsx). */
  extras?: ReactNode;
}

interface PartProps {
  estate: EstateCardData;
  texts: CardTexts;
}

/**
 * One listing (docs/product.md#estate-card). The title's link is stretched over the card; the favourite button
 * and the agent lie above it. Repeated 24 times a page, so: few elements, no icons in the HTML.
 */
export function EstateCard({ estate, heading: Heading, showAround, extras, load }: EstateCardProps) {
  const texts = useCardTexts();
  const { look } = useSite();
  return (
    <article className={styles.card}>
      <Photo estate={estate} texts={texts} load={load} />
      <div className={styles.body}>
        <Price estate={estate} texts={texts} />
        <Heading className={styles.title}>
          <RouteLink
            to="Estate"
            params={{ province: estate.provinceSlug, type: estate.type, slug: estate.slug, ref: estate.key }}
          >
            {keepUnits(estate.title)}
          </RouteLink>
        </Heading>
        <p className={styles.place} translate="no">
          {placeOf(estate, showAround)}
        </p>
        {estate.meetsRules && <p className={styles.checked}>{texts.meetsRules()}</p>}
        <Facts estate={estate} texts={texts} />
        <Energy estate={estate} texts={texts} />
        {look?.cardAgent !== false && <Agent agent={estate.agent} />}
      </div>
      {extras}
      <FavouriteButton className={styles.heart} estate={estate} label={texts.keep(estate.title)} />
    </article>
  );
}

const separator = '\u00a0· ';

/** Street, zone and what that lies in. A number stays with its street. */
const placeOf = ({ street, zone, around }: EstateCardData, showAround: boolean): string =>
  [street?.replace(', ', ',\u00a0'), zone, showAround && around].filter(Boolean).join(separator);

/** Words with dots before them. Styles hide the dot of a line's first. */
const Words = ({ parts, precedes }: { parts: readonly string[]; precedes: boolean }) =>
  parts.map((part, index) => (
    <span key={part}>
      {(precedes || index > 0) && <i>{separator}</i>}
      <span>{part}</span>
    </span>
  ));

function Photo({ estate, texts, load }: PartProps & Pick<CardData, 'load'>) {
  const { cover } = estate;
  return (
    <div
      className={styles.photo}
      style={cover?.colour ? { backgroundColor: cover.colour } : undefined}
      data-pictures={(cover && texts.pictures(estate)) || undefined}
    >
      {cover && (
        <img
          src={coverSrc(cover)}
          srcSet={cover.srcSet}
          sizes={cover.srcSet && coverSizes}
          width="420"
          height="236"
          alt={texts.coverAlt(cover)}
          loading={load === 'lazy' ? 'lazy' : undefined}
          fetchPriority={load === 'first' ? 'high' : undefined}
          decoding={load === 'first' ? undefined : 'async'}
        />
      )}
      <Badge estate={estate} texts={texts} />
    </div>
  );
}

/** Badge colours (docs/product.md#status): new as its operation, reserved dark, all others primary. */
function badgeColour(status: string, type: OperationType): string | undefined {
  if (status === 'new') return type === 'buy' ? styles.secondary : styles.info;
  return status === 'reserved' ? styles.dark : styles.primary;
}

/**
 * The status; of an estate that can be had only that it was published lately, for somebody who was here before only
 * since then. The browser keeps the days that the server counted, so the text does not change when the page is
 * hydrated.
 */
function Badge({ estate: { status, type, isNew, days }, texts }: PartProps) {
  const away = useDaysAway();
  const label = texts.status(status);
  if (!label || (status === 'new' && !(isNew && isNewSince(days, away)))) return null;
  return (
    <span className={`${styles.status} ${badgeColour(status, type)}`}>
      <span>{label}</span>
      {days !== undefined && <span>{` · ${texts.daysAgo(days)}`}</span>}
    </span>
  );
}

/** The price; where it may be shown and was not given, that it can be asked for. */
function Price({ estate, texts }: PartProps) {
  const { price, previousPrice, status, type } = estate;
  if (price === undefined)
    return hidesPrice(status) ? null : <p className={`${styles.price} ${styles.onRequest}`}>{texts.onRequest()}</p>;
  const [before, after] = estate.development ? texts.from() : type === 'rent' ? texts.perMonth() : [];
  // The cheapest home of a development need not be the smallest.
  const perArea = estate.development ? undefined : pricePerArea(estate);
  return (
    <p className={styles.price}>
      {before && <small>{before}</small>}
      <span>{texts.euros(price)}</span>
      {after && <small>{after}</small>}
      {previousPrice !== undefined && (
        <span className={styles.dropped} role="img" aria-label={texts.dropped(previousPrice)}>
          {texts.euros(previousPrice)}
        </span>
      )}
      {perArea !== undefined && <span className={styles.perArea}>{texts.perArea(perArea)}</span>}
      {estate.below && <small>{texts.below(estate.below)}</small>}
    </p>
  );
}

/** Numbers and words in one line where there is room, what else the home has in words below it. */
function Facts({ estate, texts }: PartProps) {
  const { area, rooms, bathrooms, lift, furnished, parking, outdoor, development } = estate;
  const last = development ? texts.development(development) : texts.floor(estate);
  return (
    <p className={styles.facts}>
      {area > 0 && <span className={icons.area}>{texts.area(area)}</span>}
      {rooms && (
        <span className={icons.rooms} role="img" aria-label={texts.rooms(rooms)}>
          {rooms}
        </span>
      )}
      {bathrooms && (
        <span className={icons.bathrooms} role="img" aria-label={texts.bathrooms(bathrooms)}>
          {bathrooms}
        </span>
      )}
      {lift && <span className={icons.elevator} role="img" aria-label={texts.lift()} />}
      {furnished && <span className={icons.furnished} role="img" aria-label={texts.furnished()} />}
      {parking && <span className={icons.parking} role="img" aria-label={texts.parking()} />}
      {outdoor && <span className={icons.outdoor} role="img" aria-label={texts.outdoor()} />}
      {last && <Words parts={last.split(separator)} precedes={area > 0 || rooms !== undefined} />}
    </p>
  );
}

function Energy({ estate: { energy }, texts }: PartProps) {
  return (
    <p className={styles.energy}>
      {energy.rating && <EnergyBadge rating={energy.rating} label={texts.rating(energy.rating)} />}
      <span>{texts.energy(energy)}</span>
    </p>
  );
}

function Agent({ agent }: Pick<EstateCardData, 'agent'>) {
  if (!agent) return null;
  const { slug, name, avatar } = agent;
  return (
    <p className={styles.agent} translate="no">
      <span className={styles.avatar}>
        {avatar && <img src={avatar} width="50" height="50" alt="" loading="lazy" decoding="async" />}
      </span>
      {slug ? (
        <RouteLink to="Agent" params={{ agent: slug }}>
          {name}
        </RouteLink>
      ) : (
        <span>{name}</span>
      )}
    </p>
  );
}
