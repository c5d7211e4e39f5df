import { formatPhone } from '#shared/i18n/formats.ts';
import { placeNameIn } from '#shared/i18n/placeNames.ts';
import { compareNames } from '#shared/i18n/compareNames.ts';
import { buildUrl, routeTarget } from '#shared/routes/build.ts';
import type { AgencyInput } from '../../db/input/networkInput.ts';
import { html, type Html } from './html.ts';
import type { MagazineSite } from './MagazineSite.ts';

/** Street and number; postal code and town. */
function addressOf({ address: { street_type, street_name, street_number, postal_code, town } }: AgencyInput): string[] {
  const street = [[street_type, street_name].filter(Boolean).join(' '), street_number].filter(Boolean).join(', ');
  return [street, [postal_code, town].filter(Boolean).join(' ')].filter(Boolean);
}

/** One office: where it is, its telephone, and its page, which has the form, the hours and the map of its door. */
function office(agency: AgencyInput, { language, say }: MagazineSite): Html {
  const { slug, commercial_brand: brand = '', phone, opening_hours: hours, location } = agency;
  const page = buildUrl(routeTarget<'Agency'>({ to: 'Agency', params: { agency: slug } }), language);
  return html`<li>
    <h4><a href="${page}">${brand}</a></h4>
    <p>${addressOf(agency).map((line) => html`<span>${line}</span>`)}</p>
    <p class="ways">
      ${phone !== undefined && html`<a href="tel:${phone}">${formatPhone(phone)}</a>`}
      <a href="${page}#contact" aria-label="${say('offices.writeTo', { name: brand })}">${say('offices.write')}</a>
      ${
        (hours !== undefined || location !== undefined) &&
        html`<a href="${page}#office" aria-label="${say('offices.whereOf', { name: brand })}"
          >${say('offices.where')}</a
        >`
      }
    </p>
  </li>`;
}

/** The agencies of the network, by province. @param agencies by brand */
export function officeList(agencies: readonly AgencyInput[], site: MagazineSite): Html | undefined {
  if (agencies.length === 0) return undefined;
  const { language, say } = site;
  const provinces = [...Map.groupBy(agencies, ({ province_slug, province }) => province ?? province_slug)]
    .map(([name, of]) => ({ name: placeNameIn(name, language), of }))
    .sort((a, b) => compareNames(a.name, b.name, language));
  return html`<section class="offices">
    <h2>${say('offices.title')}</h2>
    ${provinces.map(
      ({ name, of }) =>
        html`<h3>${name}</h3>
          <ul>
            ${of.map((agency) => office(agency, site))}
          </ul>`,
    )}
  </section>`;
}
