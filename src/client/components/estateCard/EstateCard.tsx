import type { ReactNode } from 'react';
import { hidesPrice, type OperationType } from '#shared/domain/estate.ts';
import { pricePerArea } from '#shared/domain/prices.ts';
import { keepUnits } from '../ui/keepUnits.ts';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import { EnergyBadge } from '../energy/EnergyBadge.tsx';
import { FavouriteButton } from '../../features/favourites/FavouriteButton.tsx';
import icons from '../ui/icons/cardIcons.module.css';
import type { CardTexts } from './cardTexts.ts';
import styles from './EstateCard.module.css';
import { coverSizes, coverSrc } from './cardCover.ts';
import { placeSeparator } from './placeSeparator.ts';
import { PublishedAgo } from './PublishedAgo.tsx';
import type { EstateCardData } from './toEstateCard.ts';

interface EstateCardProps {
  estate: EstateCardData;
  texts: CardTexts;
  /** The level under the heading that the list stands below. */
  heading: 'h2' | 'h3';
  /** On the home page a card says its province (docs/product.md#estate-card). */
  showProvince: boolean;
  /** Further pictures and contact links, once the visitor has pointed at the card (extras/useCardExtras.tsx). */
  extras?: ReactNode;
  /** How the picture is fetched: at once for what shows without scrolling, first of all for the largest. */
  load: 'first' | 'eager' | 'lazy';
}

/** Badge colours (docs/product.md#status): new as its operation, reserved dark, all others primary. */
function badgeColour(status: string, type: OperationType): string | undefined {
  if (status === 'new') return type === 'buy' ? styles.secondary : styles.info;
  return status === 'reserved' ? styles.dark : styles.primary;
}

/** Street, zone and, on the home page, province: each once. A number stays with its street. */
const placeOf = ({ street, zone, province }: EstateCardData, showProvince: boolean): string =>
  [street?.replace(', ', ',\u00a0'), zone, showProvince && province !== zone && province]
    .filter(Boolean)
    .join(placeSeparator);

/** The price; where it may be shown and was not given, that it can be asked for. */
function Price({ estate, texts }: Pick<EstateCardProps, 'estate' | 'texts'>) {
  const { price, previousPrice, status, type } = estate;
  if (price === undefined)
    return hidesPrice(status) ? null : <p className={`${styles.price} ${styles.onRequest}`}>{texts.onRequest}</p>;
  const euros = texts.euros(price);
  const [before, after] = type === 'rent' ? texts.perMonth : [];
  const perArea = pricePerArea(estate);
  return (
    <p className={styles.price}>
      {before && <small>{before}</small>}
      <span>{euros}</span>
      {after && <small>{after}</small>}
      {previousPrice !== undefined && (
        <span className={styles.dropped} role="img" aria-label={texts.dropped(previousPrice)}>
          {texts.euros(previousPrice)}
        </span>
      )}
      {perArea !== undefined && <span className={styles.perArea}>{texts.perArea(perArea)}</span>}
    </p>
  );
}

/**
 * One listing (docs/product.md#estate-card). The title's link is stretched over the card; the favourite button
 * and the agent lie above it. Repeated 24 times a page, so: few elements, no icons in the HTML, texts made once a list,
 * no hooks but those of the favourite button.
 */
export function EstateCard({ estate, texts, heading: Heading, showProvince, extras, load }: EstateCardProps) {
  const { cover, status, type, agent, energy } = estate;
  const floor = texts.floor(estate);
  // A status may be any word of an upstream, `constructor` too.
  const hasLabel = Object.hasOwn(texts.status, status) && (status !== 'new' || estate.isNew);
  const label = hasLabel ? texts.status[status] : undefined;
  return (
    <article className={styles.card}>
      <div
        className={styles.photo}
        style={cover?.colour ? { backgroundColor: cover.colour } : undefined}
        data-pictures={cover && estate.pictures && texts.pictures(estate.pictures)}
      >
        {cover && (
          <img
            src={coverSrc(cover)}
            srcSet={cover.srcSet}
            sizes={cover.srcSet && coverSizes}
            width="420"
            height="236"
            alt={cover.alt ?? ''}
            loading={load === 'lazy' ? 'lazy' : undefined}
            fetchPriority={load === 'first' ? 'high' : undefined}
            decoding={load === 'first' ? undefined : 'async'}
          />
        )}
        {label && (
          <span className={`${styles.status} ${badgeColour(status, type)}`}>
            <span>{label}</span>
            {estate.since !== undefined && <PublishedAgo since={estate.since} />}
          </span>
        )}
      </div>
      <div className={styles.body}>
        <Price estate={estate} texts={texts} />
        <Heading className={styles.title} lang={estate.titleLang}>
          <RouteLink to="Estate" params={{ province: estate.provinceSlug, type, slug: estate.slug, ref: estate.key }}>
            {keepUnits(estate.title)}
          </RouteLink>
        </Heading>
        <p className={styles.place} translate="no">
          {placeOf(estate, showProvince)}
        </p>
        {/* One line: the aspect, the longest, is the first that has no room. */}
        <p className={styles.facts}>
          {estate.area > 0 && <span className={icons.area}>{texts.area(estate.area)}</span>}
          {estate.rooms && (
            <span className={icons.rooms} role="img" aria-label={texts.rooms(estate.rooms)}>
              {estate.rooms}
            </span>
          )}
          {estate.bathrooms && (
            <span className={icons.bathrooms} role="img" aria-label={texts.bathrooms(estate.bathrooms)}>
              {estate.bathrooms}
            </span>
          )}
          {estate.lift && <span className={icons.elevator} role="img" aria-label={texts.lift} />}
          {estate.furnished && <span className={icons.furnished} role="img" aria-label={texts.furnished} />}
          {estate.parking && <span className={icons.parking} role="img" aria-label={texts.parking} />}
          {estate.outdoor && <span className={icons.outdoor} role="img" aria-label={texts.outdoor} />}
          {floor && <span>{` ${floor}`}</span>}
        </p>
        <p className={styles.energy}>
          {energy.rating && <EnergyBadge rating={energy.rating} label={texts.rating(energy.rating)} />}
          <span>{texts.energy(energy)}</span>
        </p>
        {agent && (
          <p className={styles.agent} translate="no">
            <span className={styles.avatar}>
              {agent.avatar && <img src={agent.avatar} width="50" height="50" alt="" loading="lazy" decoding="async" />}
            </span>
            {agent.slug ? (
              <RouteLink to="Agent" params={{ agent: agent.slug }}>
                {agent.name}
              </RouteLink>
            ) : (
              <span>{agent.name}</span>
            )}
          </p>
        )}
      </div>
      {extras}
      <FavouriteButton className={styles.heart} estate={estate} label={texts.keep(estate.title)} />
    </article>
  );
}
