import { placeParts } from '#shared/views/estate/placeParts.ts';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';
import { hidesPrice, type EstateStatus } from '#shared/domain/estate.ts';
import { kindName } from '#shared/domain/headline.ts';
import { formatEuros, formatNumber } from '#shared/i18n/formats.ts';
import type { CardWords, ShareCard } from './shareCard.ts';

const inOneLine = (text: string): string => text.replaceAll(' ', '\u00a0');

type Words = Pick<CardWords, 't' | 'language'>;

/** The price as the page shows it; in its place the status that hides it (docs/product.md#status). */
function priceOf({ status, price, type, development }: EstateView, { t, language }: Words): string {
  if (hidesPrice(status)) return t(`card.status.${status as EstateStatus}`);
  if (price === undefined) return t('card.onRequest');
  const euros = formatEuros(price, language);
  if (development) return inOneLine(t('card.from', { price: euros }));
  return inOneLine(type === 'rent' ? t('card.perMonth', { price: euros }) : euros);
}

/** A home's kind, price, facts and place, as its page shows them, beside its cover. */
export function estateCard(estate: EstateView, { t, language }: Words): ShareCard {
  const { type, area, rooms, bathrooms, street, zone, town, province, preview, agent } = estate;
  const facts = [
    area === undefined ? undefined : t('estate:facts.area', { area: formatNumber(area, language) }),
    rooms ? t('estate:facts.rooms', { count: rooms }) : undefined,
    bathrooms ? t('estate:facts.bathrooms', { count: bathrooms }) : undefined,
  ].filter((fact) => fact !== undefined);
  return {
    eyebrow: kindName(estate, language),
    title: priceOf(estate, { t, language }),
    facts: facts.map(inOneLine),
    text: placeParts(street, zone, town, province.name).join(', '),
    ...(agent?.register ? { note: agent.register.text } : {}),
    accent: type === 'buy' ? 'secondary' : 'info',
    ...(preview ? { picture: { kind: 'photo', paths: [preview.url] } } : {}),
  };
}
