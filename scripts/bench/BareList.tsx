import type { EstateDto } from '#shared/contract/estate.ts';

/**
 * The list of a card's elements without router, texts, providers or classes looked up: what React alone costs. To grow
 * with EstateCard.
 */
export function BareList({ estates }: { estates: readonly EstateDto[] }) {
  return (
    <ul className="grid">
      {estates.map((estate) => (
        <li key={estate.reference}>
          <article className="card">
            <div className="photo">
              <img
                src={estate.media[0]!.url}
                srcSet={`${estate.media[0]!.dimensions.sm} 420w, ${estate.media[0]!.dimensions.lg} 800w`}
                sizes="400px"
                width="420"
                height="236"
                alt=""
                loading="lazy"
                decoding="async"
              />
              <span className="status">{estate.status}</span>
            </div>
            <div className="body">
              <p className="price">{estate.price}</p>
              <h2 className="title">
                <a href={`/viviendas-barcelona-compra/${estate.slug}/${estate.reference}`}>
                  {estate.description['es-ES']}
                </a>
              </h2>
              <p className="place">
                <span>{estate.address.street_name}</span>
                <span>{estate.address.zone}</span>
              </p>
              <p className="facts">
                <span className="area">{estate.area_constructed}</span>
                <span className="rooms" role="img" aria-label="rooms">
                  {estate.rooms}
                </span>
                <span className="bathrooms" role="img" aria-label="bathrooms">
                  {estate.bathrooms}
                </span>
              </p>
              <p className="energy">
                <span className="letter">{estate.cee.rating}</span>
                {estate.cee.consumption}
              </p>
              <p className="agent">
                <span className="avatar">
                  <img src={estate.agent!.avatar?.url} width="50" height="50" alt="" loading="lazy" decoding="async" />
                </span>
                <a href={`/agentes/${estate.agent!.slug}`}>{estate.agent!.full_name}</a>
              </p>
            </div>
            <button type="button" className="heart" aria-pressed="false" aria-label={estate.description['es-ES']} />
          </article>
        </li>
      ))}
    </ul>
  );
}
